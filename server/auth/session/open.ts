import { limits } from '../../../src/domain/limits.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { sessions } from '../../database/schema/index.ts';
import { sessionEnd } from './sessionEnd.ts';
import { hashToken, newToken } from '../../core/token.ts';

/** How long the browser keeps the cookie, in seconds; the server ends what is not used sooner. */
export const sessionSeconds = limits.session.mostDays * 86_400;

/** Opens a session and returns the secret that the browser keeps. */
export async function openSession(
  db: Queryable,
  {
    groupId,
    customerId,
    byAcademyProvider = false,
  }: { groupId: string; customerId: string; byAcademyProvider?: boolean },
  userAgent: string,
  now: Date,
  ipAddress = '',
): Promise<string> {
  const token = newToken(groupId);
  await db.insert(sessions).values({
    groupId,
    customerId,
    byAcademyProvider,
    tokenHash: hashToken(token),
    sessionId: newId(now),
    userAgent: userAgent.slice(0, 300),
    ipAddress,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd(now, now),
  });
  return token;
}

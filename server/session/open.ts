import type { Queryable } from '../database/open.ts';
import { newId } from '../database/newId.ts';
import { sessions } from '../database/schema/index.ts';
import { hashToken, newToken } from './token.ts';

export const sessionDays = 7;

/** Opens a session and answers the secret that the browser keeps. */
export async function openSession(
  db: Queryable,
  person: { groupId: string; customerId: string },
  userAgent: string,
  now: Date,
): Promise<string> {
  const token = newToken(person.groupId);
  await db.insert(sessions).values({
    ...person,
    tokenHash: hashToken(token),
    sessionId: newId(now),
    userAgent: userAgent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
  });
  return token;
}

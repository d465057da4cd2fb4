import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { sessions } from '../database/schema/index.ts';
import type { Context } from '../http/context.ts';

const most = 100;
const mine = ({ session }: Pick<Context, 'session'>) =>
  and(eq(sessions.groupId, session.groupId), eq(sessions.customerId, session.customerId));

/** The browsers in which somebody is signed in, this one first, then by when they were last seen. */
export async function signIns({ db, session, now }: Pick<Context, 'db' | 'session' | 'now'>) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(mine({ session }), gt(sessions.expiresAt, now)))
    .orderBy(desc(eq(sessions.sessionId, session.sessionId)), desc(sessions.lastSeenAt))
    .limit(most);
  return {
    content: rows.map(({ sessionId, userAgent, createdAt, lastSeenAt }) => ({
      sessionId,
      current: sessionId === session.sessionId,
      userAgent,
      createdAt: isoInZone(createdAt, session.timeZone),
      lastSeenAt: isoInZone(lastSeenAt, session.timeZone),
    })),
  };
}

/** Signs somebody out everywhere but here. */
export async function endOtherSignIns({ db, session, audit }: Pick<Context, 'db' | 'session' | 'audit'>) {
  const ended = await db
    .delete(sessions)
    .where(and(mine({ session }), ne(sessions.sessionId, session.sessionId)))
    .returning({ sessionId: sessions.sessionId });
  if (ended.length > 0)
    await audit({
      action: 'profile.endSessions',
      target: { kind: 'customer', id: session.customerId, name: session.name },
      after: { count: ended.length },
    });
}

import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { sessions } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/problem.ts';
import { endSessions } from './endSessions.ts';

const mine = ({ session }: Pick<Context, 'session'>) =>
  and(eq(sessions.groupId, session.groupId), eq(sessions.customerId, session.customerId));

/** The browsers in which a person is signed in: this one first, then the most recently seen. */
export async function signIns({ db, session, now }: Pick<Context, 'db' | 'session' | 'now'>) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(mine({ session }), gt(sessions.expiresAt, now), isNull(sessions.endedAt)))
    .orderBy(desc(eq(sessions.sessionId, session.sessionId)), desc(sessions.lastSeenAt))
    .limit(limits.signIns.shown);
  return {
    content: rows.map(({ sessionId, userAgent, ipAddress, createdAt, lastSeenAt }) => ({
      sessionId,
      current: sessionId === session.sessionId,
      userAgent,
      ipAddress,
      createdAt: isoInZone(createdAt, session.timeZone),
      lastSeenAt: isoInZone(lastSeenAt, session.timeZone),
    })),
  };
}

type Ending = Pick<Context, 'db' | 'session' | 'audit' | 'events' | 'now'>;

/** Ends all other sessions of the account. */
export const endOtherSignIns = (context: Ending) =>
  end(context, ne(sessions.sessionId, context.session.sessionId)).then(() => undefined);

/** Ends one session of the account; for the current one it is signing out. */
export async function endSignIn(context: Context<Contract['session']['endSignIn']>): Promise<void> {
  const { sessionId } = context.params;
  if ((await end(context, eq(sessions.sessionId, sessionId))) === 0) throw notFound();
}

async function end(context: Ending, which: SQL): Promise<number> {
  const { session, audit } = context;
  const count = await endSessions(context, session.groupId, mine(context), which);
  if (count > 0)
    await audit({
      action: 'profile.endSessions',
      target: { kind: 'customer', id: session.customerId, name: session.name },
      after: { count },
    });
  return count;
}

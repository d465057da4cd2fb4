import { and, arrayContains, eq } from 'drizzle-orm';
import type { AnswerOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { WebhookEventType } from '../../src/domain/webhookEvents.ts';
import { readAcademyClock } from '../core/academy.ts';
import type { Context } from '../core/context.ts';
import { found, notFound, ProblemError } from '../core/problem.ts';
import { publishWebhooks } from '../core/webhooks/publishWebhooks.ts';
import { isId } from '../database/newId.ts';
import { customers, roomUsers, webhooks } from '../database/schema/index.ts';
import { endStays } from '../recorder/endStays.ts';
import { lockLiveStays } from '../recorder/liveStay.ts';

type Call = Contract['rooms']['removeUser'];
const type = 'participant.removed' satisfies WebhookEventType;

/**
 * Removes someone from a room. The service that runs it is asked to disconnect them, and their stay ends when it reports
 * that they have left. When no one is asked, because no webhook wants to know and there is no LiveKit server, it ends now.
 *
 * @throws ProblemError NOT_FOUND, ALREADY_LEFT
 */
export async function removeRoomUser(context: Context<Call>): Promise<AnswerOf<Call>> {
  const { db, session, params, now, config, audit, events } = context;
  const { groupId } = session;
  const { roomId, roomUserId } = params;
  if (!isId(roomId) || !isId(roomUserId)) throw notFound();
  const isThis = and(eq(roomUsers.roomId, roomId), eq(roomUsers.roomUserId, roomUserId));
  const live = (await lockLiveStays(db, groupId, isThis))[0];
  if (live === undefined) {
    found(
      (
        await db
          .select()
          .from(roomUsers)
          .where(and(eq(roomUsers.groupId, groupId), isThis))
      )[0],
    );
    throw new ProblemError('ALREADY_LEFT');
  }
  const { customerId } = live.stay;
  const [person] = await db
    .select({ name: customers.name, kind: customers.kind })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, customerId)));
  const callsLiveKit = config.liveKit !== undefined;
  const wanting = and(
    eq(webhooks.groupId, groupId),
    eq(webhooks.active, true),
    arrayContains(webhooks.eventTypes, [type]),
  );
  const isAsked = callsLiveKit || (await db.$count(webhooks, wanting)) > 0;
  await publishWebhooks(db, { groupId, now, callsLiveKit }, [
    { type, data: { roomId, customerId, reason: 'REMOVED' } },
  ]);
  if (!isAsked) await endStays(db, { ...(await readAcademyClock(db, groupId)), now, events }, [live], 'HOST');
  const { name, kind } = found(person);
  await audit({
    action: 'room.removeUser',
    target: { kind: kind === 'STUDENT' ? 'student' : 'manager', id: customerId, name },
    after: { roomId },
  });
  return { result: isAsked ? 'REQUESTED' : 'LEFT' };
}

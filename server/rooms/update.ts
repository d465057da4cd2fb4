import { and, eq, sql } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { rooms } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { prepared } from '../core/prepared.ts';
import { found, ProblemError } from '../core/problem.ts';
import { hashPassword } from '../core/password.ts';
import { roomDetails } from './details.ts';
import { publishChange } from './publishChange.ts';

type Call = Contract['rooms']['update'];

/** Changes an open room, unless it changed since it was read. Its password appears nowhere, the audit log included. */
export const updateRoom = prepared<Call, string | null>(
  async ({ body: { password } }) => (password ? hashPassword(password) : null),
  update,
);

async function update(context: Context<Call>, passwordHash: string | null) {
  const { db, session, params, body, ifMatch, now, audit, events } = context;
  const { roomId } = params;
  const isThis = and(eq(rooms.groupId, session.groupId), eq(rooms.roomId, roomId));
  const before = found((await db.select().from(rooms).where(isThis).for('update'))[0]);
  if (before.endedAt !== null) throw new ProblemError('ALREADY_ENDED');
  if (before.version !== ifMatch)
    throw new ProblemError('STALE', { current: await roomDetails(context, roomId) });

  const { password, recommendedStudy, ...rest } = body;
  const changes = {
    ...rest,
    recommendedStudyUsed: recommendedStudy.used,
    recommendedStudyWeight: recommendedStudy.weight,
    ...(password === undefined ? {} : { passwordHash }),
  };
  await db
    .update(rooms)
    .set({ ...changes, version: sql`${rooms.version} + 1` })
    .where(isThis);
  const audited = Object.keys(rest) as (keyof typeof rest)[];
  const auditedValues = (room: typeof before | (typeof before & typeof changes)) => ({
    ...Object.fromEntries(audited.map(field => [field, room[field]])),
    recommendedStudy: { used: room.recommendedStudyUsed, weight: room.recommendedStudyWeight },
    passwordSet: room.passwordHash !== null,
  });
  await audit({
    action: 'room.update',
    target: { kind: 'room', id: roomId, name: body.name },
    before: auditedValues(before),
    after: auditedValues({ ...before, ...changes }),
  });
  await publishChange(context, before, { ...before, ...changes, version: before.version + 1 }, password);
  events.publish({ groupId: session.groupId, kind: 'room', id: roomId, at: now.getTime() });
  return roomDetails(context, roomId);
}

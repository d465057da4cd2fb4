import { eq, sql } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { groups } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found, ProblemError } from '../core/problem.ts';
import { dropReplaced } from '../images/dropReplaced.ts';
import { requireImage } from '../images/requireImage.ts';
import { changedClock } from './changedClock.ts';
import { oneGroup } from './one.ts';

/** Changes the academy's information. Its ID is fixed after sign-up (specification, section 9). */
export async function updateGroup(context: Context<Contract['groups']['update']>) {
  const { db, session, body, ifMatch, now, audit, events } = context;
  const isThis = eq(groups.groupId, session.groupId);
  const before = found((await db.select().from(groups).where(isThis).for('update'))[0]);
  if (before.version !== ifMatch) throw new ProblemError('STALE', { current: await oneGroup(context) });
  await requireImage(db, session.groupId, 'logoImageId', body.logoImageId);
  const clock = await changedClock(db, before, body, now);
  await db
    .update(groups)
    .set({ ...body, ...clock, version: sql`${groups.version} + 1` })
    .where(isThis);
  await dropReplaced(db, session.groupId, before.logoImageId, body.logoImageId);
  await audit({
    action: 'group.update',
    target: { kind: 'group', id: session.groupId, name: body.name },
    before,
    after: body,
  });
  events.publish({ groupId: session.groupId, kind: 'settings', id: session.groupId, at: now.getTime() });
  return oneGroup(context);
}

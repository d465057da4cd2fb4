import { eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { fieldsOf } from '../../../src/contract/fieldsOf.ts';
import { limits } from '../../../src/domain/limits.ts';
import { mayCall } from '../../../src/domain/mayCall.ts';
import { scheduledScreens } from '../../../src/domain/scheduledExports.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { newId } from '../../database/newId.ts';
import { exportRecipients, exportSchedules } from '../../database/schema/index.ts';
import { callOf } from './callOf.ts';
import { readSchedules } from './listSchedules.ts';
import { readersOf } from './readersOf.ts';

const refused = (fieldErrors: Record<string, string>) =>
  new ProblemError('VALIDATION_FAILED', { fieldErrors });

/**
 * Saves that the file of a screen is sent to members of the academy.
 *
 * @throws ProblemError FORBIDDEN for a screen that the caller may not see, EXPORT_SCHEDULE_CAP, and VALIDATION_FAILED for a
 * recipient who may not see it and a filter that it does not have
 */
export async function createSchedule(context: Context<Contract['exportSchedules']['create']>) {
  const { db, session, body, now, audit } = context;
  const { groupId, customerId } = session;
  const { recipientIds, ...schedule } = body;
  const { screen, filters, format } = schedule;
  const call = callOf(screen);
  if (!mayCall(session, call)) throw new ProblemError('FORBIDDEN');
  const fields = fieldsOf(call.query!);
  for (const [name, value] of Object.entries(filters))
    if (value !== null && !(name in fields))
      throw refused({ [`filters.${name}`]: 'validation.unknownField' });
  const readers = new Set((await readersOf(db, groupId, screen)).map(reader => reader.customerId));
  if (recipientIds.some(id => !readers.has(id))) throw refused({ recipientIds: 'validation.choice' });
  // Locked, so that calls at the same time do not all find room under the cap.
  await lockGroup(db, groupId);
  const { most } = limits.scheduledExport;
  if ((await db.$count(exportSchedules, eq(exportSchedules.groupId, groupId))) >= most)
    throw new ProblemError('EXPORT_SCHEDULE_CAP', { details: { limit: most } });
  const scheduleId = newId(now);
  await db
    .insert(exportSchedules)
    .values({ ...schedule, groupId, scheduleId, since: now, createdBy: customerId, createdAt: now });
  await db
    .insert(exportRecipients)
    .values([...new Set(recipientIds)].map(id => ({ groupId, scheduleId, customerId: id })));
  await audit({
    action: 'exportSchedule.create',
    target: { kind: 'list', id: scheduledScreens[screen], name: scheduledScreens[screen] },
    after: { format, recipientCount: recipientIds.length },
  });
  return found((await readSchedules(context, scheduleId))[0]);
}

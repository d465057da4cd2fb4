import groupBy from 'lodash/groupBy.js';
import type { Contract } from '../../src/contract/index.ts';
import type { Verdict } from '../../src/domain/entities/account.ts';
import { studentCap } from '../accounts/caps.ts';
import { lockGroup } from '../core/lockGroup.ts';
import { changeStudents } from '../accounts/batches/changeStudents.ts';
import { activation, admission, deactivation, deletion, restoration } from '../accounts/changes.ts';
import { visibleStudents } from '../core/visible.ts';
import type { Context } from '../core/context.ts';
import { inGroup } from '../core/inGroup.ts';
import { studentKey } from './studentKey.ts';

type Call = Context<Contract['admin']['updateStudents']>;

/**
 * Changes students' states, academy by academy, under the rules that hold for the academies themselves. Each academy's
 * history of bulk changes records its own.
 */
export async function updateStudents(context: Call) {
  const { customerIds, dryRun, action } = context.body;
  const byGroup = groupBy(customerIds.map(studentKey.read), key => key.groupId);
  const verdicts: Verdict[] = [];
  let limit: number | null = null;
  // In one order always, so that two calls at a time cannot wait for each other.
  for (const [groupId, keys] of Object.entries(byGroup).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const inside = await inGroup(context, groupId);
    const ids = keys.map(key => key.customerId);
    const result = await changeStudents(inside, { customerIds: ids, dryRun }, await changeOf(inside, action));
    limit = result.limit ?? limit;
    verdicts.push(
      ...result.verdicts.map(verdict => ({ ...verdict, customerId: studentKey.of({ ...verdict, groupId }) })),
    );
  }
  const doneCount = verdicts.filter(verdict => verdict.ok).length;
  return { verdicts, doneCount, refusedCount: verdicts.length - doneCount, limit };
}

async function changeOf(context: Call, action: Call['body']['action']) {
  const { db, session, now } = context;
  const about = { kind: 'student' as const, scope: visibleStudents(session) };
  if (action === 'DEACTIVATE') return deactivation(about, context, null);
  if (action === 'DELETE') return deletion(about, context);
  await lockGroup(db, session.groupId);
  const places = admission(await studentCap(db, session.groupId), 'STUDENT_CAP');
  return action === 'ACTIVATE' ? activation(about, places) : restoration(about, now, places);
}

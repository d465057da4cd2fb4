import groupBy from 'lodash/groupBy.js';
import type { Contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Verdict } from '../../../src/domain/entities/account.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { visibleStudents } from '../../core/visible.ts';
import { changeMany } from '../changeMany.ts';
import { managerToAssign } from './assign.ts';
import { publishAssignment } from './publishAssignment.ts';

/**
 * Moves students between managers, all in one transaction. A student whose manager is not the one that the move names has
 * been assigned by someone else, and stays.
 *
 * @throws ProblemError NOT_FOUND and ACCOUNT_NOT_ACTIVE for a manager who is to get students
 */
export async function moveStudents(context: Context<Contract['managers']['move']>) {
  const { session, body } = context;
  const { moves, dryRun } = body;
  if (moves.flatMap(({ customerIds }) => customerIds).length > limits.bulk.max)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { moves: 'validation.tooMany' } });
  const verdicts: Verdict[] = [];
  for (const group of Object.values(groupBy(moves, ({ to }) => to ?? ''))) {
    const { to } = group[0]!;
    if (to !== null) await managerToAssign(context, to);
    const fromOf = new Map(group.flatMap(({ from, customerIds }) => customerIds.map(each => [each, from])));
    const result = await changeMany(
      context,
      { customerIds: [...fromOf.keys()], dryRun },
      {
        kind: 'student',
        action: to === null ? 'student.unassign' : 'student.assign',
        scope: visibleStudents(session),
        refuse(student) {
          if (student.accountStatus === 'DELETED') return 'ALREADY_DELETED';
          if (student.managerId === to) return to === null ? 'NOT_ASSIGNED' : 'ALREADY_ASSIGNED';
          return student.managerId === fromOf.get(student.customerId) ? null : 'ASSIGNED_MEANWHILE';
        },
        change: { managerId: to },
      },
    );
    verdicts.push(...result.verdicts);
  }
  if (!dryRun) publishAssignment(context, new Set(moves.flatMap(({ from, to }) => [from, to])));
  const doneCount = verdicts.filter(({ ok }) => ok).length;
  return { verdicts, doneCount, refusedCount: verdicts.length - doneCount, limit: null };
}

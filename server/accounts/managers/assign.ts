import { and, eq } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { Contract } from '../../../src/contract/index.ts';
import { changeStudents } from '../batches/changeStudents.ts';
import type { Account, BulkChange } from '../changeMany.ts';
import { managersOf, visibleStudents } from '../../core/visible.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { found, notFound, ProblemError } from '../../core/problem.ts';
import { publishAssignment } from './publishAssignment.ts';

type Managers = Contract['managers'];
type Situation = Pick<Context, 'db' | 'session' | 'now' | 'audit'>;
type Moving = Situation & Pick<Context, 'events' | 'config'>;

/** @throws ProblemError NOT_FOUND, ACCOUNT_NOT_ACTIVE */
export async function managerToAssign({ db, session }: Situation, id: string): Promise<Account> {
  const [manager] = await db
    .select()
    .from(customers)
    .where(and(managersOf(session), eq(customers.customerId, id)));
  if (found(manager).accountStatus !== 'ACTIVE') throw new ProblemError('ACCOUNT_NOT_ACTIVE');
  return manager!;
}

/** Students by the managers whom they leave. */
async function leaving({ db, session }: Situation, students: Account[]) {
  const byManager = groupBy(
    students.filter(student => student.managerId !== null),
    student => student.managerId,
  );
  const ids = Object.keys(byManager);
  if (ids.length === 0) return [];
  const managers = await db
    .select({ managerId: customers.customerId, managerName: customers.name })
    .from(customers)
    .where(and(managersOf(session), inIds(customers.customerId, ids)));
  return managers.map(manager => ({
    ...manager,
    customerIds: byManager[manager.managerId]!.map(student => student.customerId),
  }));
}

/** Assigns students to a manager; who had another manager leaves them (specification, section 4). */
export async function assign(context: Context<Managers['assign']>) {
  const manager = await managerToAssign(context, context.params.id);
  return assignTo(context, context.body.manageStudentList, context.body.dryRun, {
    kind: 'student',
    action: 'student.assign',
    scope: visibleStudents(context.session),
    refuse(student) {
      if (student.accountStatus === 'DELETED') return 'ALREADY_DELETED';
      return student.managerId === manager.customerId ? 'ALREADY_ASSIGNED' : null;
    },
    change: { managerId: manager.customerId },
  });
}

/** Takes students from a manager. */
export async function unassign(context: Context<Managers['unassign']>) {
  const { params, body, session } = context;
  const isThis = and(managersOf(session), eq(customers.customerId, params.id));
  if ((await context.db.$count(customers, isThis)) === 0) throw notFound();
  return assignTo(context, body.studentIdList, body.dryRun, {
    kind: 'student',
    action: 'student.unassign',
    scope: visibleStudents(session),
    refuse: student => (student.managerId === params.id ? null : 'NOT_ASSIGNED'),
    change: { managerId: null },
  });
}

async function assignTo(
  context: Moving,
  customerIds: string[],
  dryRun: boolean | undefined,
  change: BulkChange,
) {
  const moved: Account[] = [];
  const result = await changeStudents(
    context,
    { customerIds, dryRun },
    {
      ...change,
      refuse(student) {
        const code = change.refuse(student);
        if (code === null) moved.push(student);
        return code;
      },
    },
  );
  const { verdicts, doneCount, refusedCount, batchId } = result;
  const to = typeof change.change.managerId === 'string' ? change.change.managerId : null;
  if (!dryRun) publishAssignment(context, [to, ...moved.map(({ managerId }) => managerId)]);
  return { verdicts, doneCount, refusedCount, batchId, replaced: await leaving(context, moved) };
}

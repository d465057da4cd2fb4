import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { assignedTo } from '../core/assignedTo.ts';
import { visibleStudents } from '../core/visible.ts';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import type { CurrentUser } from '../core/currentUser.ts';

/** The students of a report: all visible to the caller, or those of one manager (`none`: without a manager). */
export interface Scope {
  session: CurrentUser;
  managerId?: string | undefined;
}

/** What every figure is counted from. */
export interface QueryContext extends Scope, Pick<Context, 'db' | 'now'> {}

/** Whether the figures are the whole academy's, which its own roll-ups have counted already. */
export const isWhole = ({ session, managerId }: Scope) =>
  session.role !== 'OBSERVER' && managerId === undefined;

/** The students that a figure counts. Observers have those assigned to them, whatever they ask for. */
export const studentsOf = ({ session, managerId }: Scope): SQL =>
  and(visibleStudents(session), assignedTo(managerId))!;

/** The same for a table with a column of students' ids. */
export const isOfScope = (customerId: AnyPgColumn | SQL, scope: Scope): SQL | undefined =>
  isWhole(scope)
    ? undefined
    : sql`${customerId} in (select ${customers.customerId} from ${customers} where ${studentsOf(scope)})`;

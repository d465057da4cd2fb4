import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { ManagerStat } from '../../../src/domain/entities/statistics.ts';
import type { Period } from '../../../src/domain/period.ts';
import { customers } from '../../database/schema/index.ts';
import { roleOf } from '../../core/currentUser.ts';
import { sumTallies } from '../../attendance/sumTallies.ts';
import { average } from '../average.ts';
import type { ChartUnit } from './buckets.ts';
import { figuresOfSpans } from './figuresOfSpans.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { studentFigures, type StudentFigures } from '../studentFigures.ts';

type Manager = Pick<typeof customers.$inferSelect, 'customerId' | 'name' | 'email' | 'kind' | 'observer'>;

/** The figures of a manager's students together. */
export function toManagerStat(manager: Manager, students: readonly StudentFigures[]): ManagerStat {
  const active = students.filter(({ isActive }) => isActive);
  const { customerId, name, email } = manager;
  const ifAny = (figure: number) => (students.length === 0 ? null : figure);
  return {
    customerId,
    name,
    email,
    observer: roleOf(manager) === 'OBSERVER',
    studentCount: active.length,
    totalStudySeconds: students.reduce((sum, { totalSeconds }) => sum + totalSeconds, 0),
    avgStudySeconds: ifAny(Math.round(average(active.map(({ avgSeconds }) => avgSeconds)))),
    attendanceRate: ifAny(sumTallies(students).rate),
    attainmentRate: ifAny(average(active.map(({ attainmentRate }) => attainmentRate))),
  };
}

/** The managers whose figures the caller may see; an observer sees their own. The owner's row covers the whole academy. */
export const managersInSight = (
  { db, session }: QueryContext,
  kinds: ('OWNER' | 'MANAGER')[],
): Promise<Manager[]> =>
  db
    .select({
      customerId: customers.customerId,
      name: customers.name,
      email: customers.email,
      kind: customers.kind,
      observer: customers.observer,
    })
    .from(customers)
    .where(
      and(
        eq(customers.groupId, session.groupId),
        inArray(customers.kind, kinds),
        or(eq(customers.kind, 'OWNER'), ne(customers.accountStatus, 'DELETED')),
        session.role === 'OBSERVER' ? eq(customers.customerId, session.customerId) : undefined,
      ),
    )
    .orderBy(asc(customers.name), asc(customers.customerId));

/** Every manager with the figures of the students assigned to them: of the period, or a row a day, week or month. */
export async function managerStats(
  asking: QueryContext,
  period: Period,
  unit: ChartUnit | undefined,
): Promise<ManagerStat[]> {
  const managers = await managersInSight(asking, ['MANAGER']);
  const of = (students: readonly StudentFigures[]) =>
    managers.map(manager =>
      toManagerStat(
        manager,
        students.filter(({ managerId }) => managerId === manager.customerId),
      ),
    );
  if (unit === undefined) return of(await studentFigures(asking, period));
  const spans = await figuresOfSpans(asking, period, unit);
  return spans.flatMap(({ span, figures }) => of(figures).map(stat => ({ ...span, ...stat })));
}

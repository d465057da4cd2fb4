import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { ManagerStat } from '../../../src/domain/entities/statistics.ts';
import type { Period } from '../../../src/domain/period.ts';
import { customers } from '../../database/schema/index.ts';
import { roleOf } from '../../core/currentUser.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { rateOf } from '../../attendance/attendanceRules.ts';
import { averagesOf, type AveragedFigures, type Averages } from '../averages.ts';
import { averagesByManager } from '../everyone/averagesByManager.ts';
import { spanAverages } from '../spanAverages.ts';
import type { ChartUnit } from './buckets.ts';
import { changeOf, comparedSpans } from './comparedSpans.ts';
import { spansOf } from './spansOf.ts';

type Manager = Pick<typeof customers.$inferSelect, 'customerId' | 'name' | 'email' | 'kind' | 'observer'>;

/** The figures of a manager's students together. */
function toManagerStat(manager: Manager, of: Averages | undefined): ManagerStat {
  const { customerId, name, email } = manager;
  return {
    customerId,
    name,
    email,
    observer: roleOf(manager) === 'OBSERVER',
    studentCount: of?.activeCount ?? 0,
    totalStudySeconds: of?.totalSeconds ?? 0,
    avgStudySeconds: of?.avgSeconds ?? null,
    attendanceRate: of === undefined ? null : rateOf(of.presentCount, of.absentCount),
    attainmentRate: of?.attainmentRate ?? null,
  };
}

/** A manager's figures of a period: those of students who are all assigned to this manager. */
export const managerStat = (figures: AveragedFigures, manager: Manager): ManagerStat =>
  toManagerStat(manager, figures.rows.length === 0 ? undefined : averagesOf(figures));

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

/**
 * Every manager with the figures of the students assigned to them: of the period, or a row a day, week or month. With
 * `compareSince` each says how much the average of a day has changed, as students' statistics do.
 */
export async function managerStats(
  context: QueryContext,
  period: Period,
  { unit, compareSince }: { unit?: ChartUnit | undefined; compareSince?: string | undefined },
): Promise<ManagerStat[]> {
  const managers = await managersInSight(context, ['MANAGER']);
  const spans = unit === undefined ? [{ ...period, mark: null }] : spansOf(context, period, unit);
  if (spans.length === 0) return [];
  // The figures of a whole period are those of its students, which others ask for as well.
  const rows =
    unit === undefined
      ? await averagesByManager(context, period)
      : await spanAverages(context, spans, 'manager');
  const key = (place: number, managerId: string | null) => `${place} ${managerId}`;
  const byKey = new Map(rows.map(row => [key(row.place, row.managerId), row]));
  const change =
    compareSince === undefined
      ? null
      : await readChanges({ ...context, query: { ...period, compareSince } }, spans);
  return spans.flatMap(({ since, until, mark }, index) =>
    managers.map(manager => {
      const stat = toManagerStat(manager, byKey.get(key(index + 1, manager.customerId)));
      // Set, since merging hundreds of objects takes milliseconds.
      if (mark !== null) {
        stat.date = since;
        stat.until = until;
        stat.mark = mark;
      }
      if (change !== null) stat.change = change(since, manager.customerId);
      return stat;
    }),
  );
}

/** How much the average of a manager's students in each span has changed. */
async function readChanges(
  context: QueryContext & { query: Period & { compareSince: string } },
  spans: readonly Period[],
): Promise<(since: string, managerId: string) => number | null> {
  const pairs = spans.flatMap(span => {
    const compared = comparedSpans(context, span);
    return compared === null ? [] : [{ since: span.since, compared }];
  });
  const rows =
    pairs.length > 0
      ? await spanAverages(
          context,
          pairs.flatMap(({ compared }) => compared),
          'manager',
        )
      : [];
  const average = (place: number, managerId: string) =>
    rows.find(row => row.place === place && row.managerId === managerId)?.avgSeconds;
  return (since, managerId) => {
    const index = pairs.findIndex(pair => pair.since === since);
    return changeOf(average(2 * index + 1, managerId), average(2 * index + 2, managerId));
  };
}

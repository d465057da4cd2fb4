import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { sortEntries, type SortEntry } from '../../core/sortEntries.ts';
import { studentFigures } from '../studentFigures.ts';
import { toStudentStats } from '../toStudentStats.ts';
import { figuresOfSpans } from './figuresOfSpans.ts';
import { statsPeriod } from './period.ts';

type Query = QueryOf<Contract['stats']['students']>;

/** Ranks are among everyone in scope; a search selects rows and keeps their ranks. */
async function findMatching(context: ListContext<Query>): Promise<StudentStat[]> {
  const { query } = context;
  const { managerId, searchText, searchType = 'all' } = query;
  const asking = { ...context, managerId };
  const stats =
    query.unit === undefined
      ? toStudentStats(await studentFigures(asking, statsPeriod(query)))
      : (await figuresOfSpans(asking, statsPeriod(query), query.unit)).flatMap(({ span, figures }) =>
          toStudentStats(figures).map(stat => ({ ...span, ...stat })),
        );
  if (searchText === undefined) return stats;
  const wanted = searchText.toLowerCase();
  const fields = searchType === 'all' ? (['name', 'email'] as const) : [searchType];
  return stats.filter(stat => fields.some(field => stat[field].toLowerCase().includes(wanted)));
}

/** A page and its total are of the same figures, which are worked out once. */
const known = new WeakMap<ListContext<Query>, Promise<StudentStat[]>>();
function matching(context: ListContext<Query>): Promise<StudentStat[]> {
  const found = known.get(context) ?? findMatching(context);
  known.set(context, found);
  return found;
}

/** Students without a rank come last. */
const comparable = (stat: StudentStat, field: keyof StudentStat) =>
  field === 'rank' && stat.rank === 0 ? Number.MAX_SAFE_INTEGER : (stat[field] ?? '');

function compare(a: StudentStat, b: StudentStat, sort: readonly SortEntry<keyof StudentStat>[]): number {
  for (const { field, direction } of sort) {
    const [left, right] = [comparable(a, field), comparable(b, field)];
    if (left !== right) return left < right === (direction === 'asc') ? -1 : 1;
  }
  const [dayOfA, dayOfB] = [a.date ?? '', b.date ?? ''];
  if (dayOfA !== dayOfB) return dayOfA < dayOfB ? -1 : 1;
  if (sort[0]?.field === 'date' && a.rank !== b.rank)
    return comparable(a, 'rank') < comparable(b, 'rank') ? -1 : 1;
  return a.name === b.name ? (a.customerId < b.customerId ? -1 : 1) : a.name < b.name ? -1 : 1;
}

/** Students with their figures of a period. The figures are what it is ordered by, so that there is nothing to load after. */
export const studentStatSource: ListSource<Query, StudentStat> = {
  async ids(context, { offset, limit }) {
    const { sort, unit } = context.query;
    const order = sortEntries<keyof StudentStat>(
      sort.length > 0 ? sort : [unit === undefined ? 'rank,asc' : 'date,asc'],
    );
    const stats = await matching(context);
    return stats.toSorted((a, b) => compare(a, b, order)).slice(offset, offset + limit);
  },
  count: async context => (await matching(context)).length,
  load: async (_, stats) => stats,
};

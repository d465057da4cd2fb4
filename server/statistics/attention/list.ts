import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { attentionRuleIds, type AttentionRuleId } from '../../../src/domain/attention/attentionRuleIds.ts';
import type { AttentionEntry } from '../../../src/domain/entities/attention.ts';
import { listHandler, toPage, type ListContext, type ListHandler, type ListSource } from '../../core/list.ts';
import { searchIn } from '../../core/searchIn.ts';
import { sortEntries } from '../../core/sortEntries.ts';
import { customers } from '../../database/schema/index.ts';
import { attentionPeriod } from './attentionPeriod.ts';
import { evaluateAttention } from './evaluate.ts';
import { loadEntries, readManagerNames, type Listed } from './loadEntries.ts';

type Call = Contract['attention']['list'];
type Query = QueryOf<Call>;
type QueryContext = ListContext<Query>;

interface Answer {
  entries: Listed[];
  counts: { asOf: string } & Record<'openCount' | 'handledCount', number> & {
      ruleCounts: { rule: AttentionRuleId; count: number }[];
    };
}

/** The steps of one list call read the same evaluation. */
const evaluated = new WeakMap<object, Promise<Answer>>();
function answerOf(context: QueryContext): Promise<Answer> {
  let answer = evaluated.get(context);
  if (answer === undefined) evaluated.set(context, (answer = evaluate(context)));
  return answer;
}

async function evaluate(context: QueryContext): Promise<Answer> {
  const { query } = context;
  const which = searchIn({ name: customers.name, email: customers.email }, query);
  const isByManager = sortEntries(query.sort).some(({ field }) => field === 'managerName');
  const [students, managerNameOf] = await Promise.all([
    evaluateAttention(scopeOf(context), which),
    isByManager ? readManagerNames(scopeOf(context)) : () => null,
  ]);
  const areHandled = query.handled === true;
  const counts = { openCount: 0, handledCount: 0 };
  const ruleCounts = new Map(attentionRuleIds.map(rule => [rule, 0]));
  const entries: Listed[] = [];
  for (const { customerId, findings } of students) {
    if (findings.some(({ isHandled }) => isHandled)) counts.handledCount++;
    if (findings.some(({ isHandled }) => !isHandled)) counts.openCount++;
    const shown = findings.filter(({ isHandled }) => isHandled === areHandled);
    if (shown.length === 0) continue;
    for (const { rule } of shown) ruleCounts.set(rule, ruleCounts.get(rule)! + 1);
    if (query.rule.length > 0 && !shown.some(({ rule }) => query.rule.includes(rule))) continue;
    const since = shown.reduce(
      (first, finding) => (finding.since < first ? finding.since : first),
      shown[0]!.since,
    );
    entries.push({ customerId, since, findings: shown });
  }
  return {
    entries: sorted(entries, query.sort, managerNameOf),
    counts: {
      asOf: attentionPeriod(context).dates[0]!,
      ...counts,
      ruleCounts: attentionRuleIds.map(rule => ({ rule, count: ruleCounts.get(rule)! })),
    },
  };
}

const scopeOf = ({ db, session, now, query: { managerId } }: QueryContext) => ({
  db,
  session,
  now,
  managerId,
});

/** Students arrive by name, and those who are equal in the order stay so. Without an order, who has most reasons is first. */
function sorted(
  entries: Listed[],
  sort: Query['sort'],
  managerNameOf: (customerId: string) => string | null,
): Listed[] {
  const byName = new Map(entries.map((entry, index) => [entry, index]));
  const managerNames = new Map(entries.map(entry => [entry, managerNameOf(entry.customerId) ?? '']));
  const rank = {
    findingCount: (entry: Listed) => entry.findings.length,
    since: (entry: Listed) => entry.since,
    name: (entry: Listed) => byName.get(entry)!,
    managerName: (entry: Listed) => managerNames.get(entry)!,
  };
  const by =
    sort.length > 0
      ? sortEntries(sort)
      : ([
          { field: 'findingCount', direction: 'desc' },
          { field: 'since', direction: 'desc' },
        ] as const);
  return entries.toSorted((a, b) => {
    for (const { field, direction } of by) {
      const [one, other] = [rank[field](a), rank[field](b)];
      if (one !== other) return (one < other ? -1 : 1) * (direction === 'asc' ? 1 : -1);
    }
    return 0;
  });
}

const source: ListSource<Query> = {
  ids: async (context, { offset, limit }) =>
    (await answerOf(context)).entries.slice(offset, offset + limit).map(({ customerId }) => customerId),
  count: async context => (await answerOf(context)).entries.length,
  async load(context, ids): Promise<AttentionEntry[]> {
    const byId = new Map((await answerOf(context)).entries.map(entry => [entry.customerId, entry]));
    return loadEntries(
      context,
      ids.flatMap(id => byId.get(id) ?? []),
    );
  },
};

const page = listHandler<Call, string>(source, toPage);

/** The students who need attention, page by page, with how many there are by state and rule. */
export const listAttention: typeof page = Object.assign(
  (async context => ({
    ...((await page(context)) as object),
    ...(await answerOf(context)).counts,
  })) as typeof page,
  { source: (page as ListHandler).source },
);

import { sql } from 'drizzle-orm';
import omit from 'lodash/omit.js';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { attentionRuleIds } from '../../../src/domain/attention/attentionRuleIds.ts';
import type { AttentionEntry } from '../../../src/domain/entities/attention.ts';
import { listHandler, toPage, type ListContext, type ListHandler, type ListSource } from '../../core/list.ts';
import { searchIn } from '../../core/searchIn.ts';
import { sortEntries } from '../../core/sortEntries.ts';
import { customers } from '../../database/schema/index.ts';
import { evaluateAttention, type Evaluated } from './evaluate.ts';
import { attentionPeriod } from './attentionPeriod.ts';

type Call = Contract['attention']['list'];
type Query = QueryOf<Call>;
type QueryContext = ListContext<Query>;

type Entry = Omit<AttentionEntry, 'findings'> & Pick<Evaluated, 'findings'>;

interface Answer {
  entries: Entry[];
  counts: { asOf: string } & Record<'openCount' | 'handledCount', number> & {
      ruleCounts: { rule: (typeof attentionRuleIds)[number]; count: number }[];
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
  const { db, session, now, query } = context;
  const scoped = { db, session, now, managerId: query.managerId };
  const students = await evaluateAttention(
    scoped,
    searchIn({ name: customers.name, email: customers.email }, query) ?? sql`true`,
  );
  const isIn = (isHandled: boolean) => (finding: Evaluated['findings'][number]) =>
    (finding.handled !== null) === isHandled;
  const countIn = (isHandled: boolean) =>
    students.filter(({ findings }) => findings.some(isIn(isHandled))).length;
  const all = students.flatMap(({ findings, ...student }): Entry[] => {
    const shown = findings.filter(isIn(query.handled === true));
    if (shown.length === 0) return [];
    const since = shown.map(finding => finding.since).reduce((a, b) => (a < b ? a : b));
    return [{ ...student, findingCount: shown.length, since, findings: shown }];
  });
  const has = ({ findings }: Entry, rules: readonly string[]) =>
    findings.some(({ rule }) => rules.includes(rule));
  const matching = query.rule.length === 0 ? all : all.filter(entry => has(entry, query.rule));
  return {
    entries: sorted(matching, query.sort),
    counts: {
      asOf: attentionPeriod(context).dates[0]!,
      openCount: countIn(false),
      handledCount: countIn(true),
      ruleCounts: attentionRuleIds.map(rule => ({
        rule,
        count: all.filter(entry => has(entry, [rule])).length,
      })),
    },
  };
}

/** Students arrive by name, and those who are equal in the order stay so. Without an order, who has most reasons is first. */
function sorted(entries: Entry[], sort: Query['sort']): Entry[] {
  const byName = new Map(entries.map((entry, index) => [entry, index]));
  const rank = {
    findingCount: (entry: Entry) => entry.findingCount,
    since: (entry: Entry) => entry.since,
    name: (entry: Entry) => byName.get(entry)!,
    managerName: (entry: Entry) => entry.managerName ?? '',
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
  async load(context, ids) {
    const byId = new Map((await answerOf(context)).entries.map(entry => [entry.customerId, entry]));
    return ids.flatMap((id): AttentionEntry[] => {
      const entry = byId.get(id);
      if (entry === undefined) return [];
      return [{ ...entry, findings: entry.findings.map(finding => omit(finding, 'level')) }];
    });
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

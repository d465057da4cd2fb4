import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { limits } from '../../src/domain/limits.ts';
import type { AcademyOverview } from '../../src/domain/entities/group.ts';
import { freePlan } from '../../src/domain/plans/freePlan.ts';
import { isoInZone, shiftDate, studyDateOf } from '../../src/domain/studyDay.ts';
import { searchIn } from '../core/searchIn.ts';
import { orderBy } from '../core/orderBy.ts';
import { sortEntries } from '../core/sortEntries.ts';
import { customers, groups, subscriptions } from '../database/schema/index.ts';
import type { ListContext, ListSource } from '../core/list.ts';
import { systemGroup } from '../core/inGroup.ts';

type Query = QueryOf<Contract['admin']['academies']>;
type QueryContext = Pick<ListContext<unknown>, 'db' | 'session' | 'now'>;

const searched = { name: groups.name, groupId: groups.groupId, ownerEmail: customers.email };

const accounts = (kind: 'STUDENT' | 'MANAGER') =>
  sql<number>`(select count(*)::int from customers c where c.group_id = ${groups.groupId}
    and c.kind = ${kind} and c.account_status = 'ACTIVE')`;
const { startsOn, endsOn, trialEndsOn } = subscriptions;
const period = { startsOn, endsOn, trialEndsOn };
const sortable = {
  name: groups.name,
  groupId: groups.groupId,
  plan: sql`coalesce(${subscriptions.plan}, ${freePlan})`,
  ...period,
  lastActivityAt: groups.lastActivityAt,
  closesAt: groups.closesAt,
  createdAt: groups.createdAt,
};

/** Whether an academy pays, tries, or does neither, by the super administrator's day: `planStateOn` in the database. */
const stateOn = (today: string): SQL<AcademyOverview['state']> =>
  sql`case when ${subscriptions.plan} <> ${freePlan} and ${subscriptions.startsOn} <= ${today} and coalesce(${subscriptions.endsOn} >= ${today}, true) then 'ACTIVE'
    when ${subscriptions.trialEndsOn} >= ${today} then 'TRIAL' else 'EXPIRED' end`;

const owner = and(eq(customers.groupId, groups.groupId), eq(customers.kind, 'OWNER'));
const fields = (state: SQL<AcademyOverview['state']>) => ({
  groupId: groups.groupId,
  name: groups.name,
  type: groups.type,
  ownerName: customers.name,
  ownerEmail: customers.email,
  plan: subscriptions.plan,
  state,
  ...period,
  userCount: subscriptions.userCount,
  activeStudentCount: accounts('STUDENT'),
  managerCount: accounts('MANAGER'),
  lastActivityAt: groups.lastActivityAt,
  closesAt: groups.closesAt,
  createdAt: groups.createdAt,
});
const stateNow = ({ session, now }: Pick<QueryContext, 'session' | 'now'>) =>
  stateOn(studyDateOf(now, session.studyClock));

/** Whether the last day of premium is one of the next days, today included: `premiumEndsOn` in the database. */
const endsWithin = (today: string, days: number) =>
  sql`case when ${subscriptions.plan} <> ${freePlan} and ${startsOn} <= ${today} and coalesce(${endsOn} >= ${today}, true)
      then case when ${endsOn} is not null then greatest(${endsOn}, ${trialEndsOn}) end
      else ${trialEndsOn} end between ${today} and ${shiftDate(today, days)}`;

function conditions({ query, session, now }: QueryContext & { query: Query }) {
  const today = studyDateOf(now, session.studyClock);
  const state = stateOn(today);
  const { plan, state: states, ending } = query;
  return and(
    ne(groups.groupId, systemGroup),
    plan.length > 0 ? inArray(subscriptions.plan, plan) : undefined,
    states.length > 0 ? inArray(state, states) : undefined,
    ending.length > 0 ? endsWithin(today, Math.max(...ending.map(Number))) : undefined,
    searchIn(searched, query),
  );
}

/** Academies by id, in the order of the ids. */
export async function loadAcademies(context: QueryContext, ids: string[]): Promise<AcademyOverview[]> {
  const rows = await context.db
    .select(fields(stateNow(context)))
    .from(groups)
    .leftJoin(subscriptions, eq(subscriptions.groupId, groups.groupId))
    .leftJoin(customers, owner)
    .where(and(ne(groups.groupId, systemGroup), inArray(groups.groupId, ids)));
  const at = (instant: Date) => isoInZone(instant, context.session.timeZone);
  const byId = new Map(rows.map(row => [row.groupId, row]));
  return ids.flatMap(id => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [
      {
        ...row,
        type: row.type as AcademyOverview['type'],
        ownerName: row.ownerName ?? '',
        ownerEmail: row.ownerEmail ?? '',
        plan: row.plan ?? freePlan,
        userCount: row.userCount ?? limits.students.default,
        lastActivityAt: row.lastActivityAt && at(row.lastActivityAt),
        closesAt: row.closesAt && at(row.closesAt),
        createdAt: at(row.createdAt),
      },
    ];
  });
}

/** Every academy of the service. People are counted for a page of academies only, unless the order asks for it. */
export const academySource: ListSource<Query> = {
  async ids(context, { offset, limit }) {
    const { db, query } = context;
    // All of them are counted at once, from an index.
    const people = db
      .select({ groupId: customers.groupId, count: sql<number>`count(*)`.as('count') })
      .from(customers)
      .where(and(eq(customers.kind, 'STUDENT'), eq(customers.accountStatus, 'ACTIVE')))
      .groupBy(customers.groupId)
      .as('people');
    const columns = { ...sortable, activeStudentCount: sql`coalesce(${people.count}, 0)` };
    const rows = db
      .select({ groupId: groups.groupId })
      .from(groups)
      .leftJoin(subscriptions, eq(subscriptions.groupId, groups.groupId))
      .leftJoin(customers, owner)
      .where(conditions(context))
      .orderBy(...orderBy(query.sort, columns, [asc(groups.name)], groups.groupId))
      .offset(offset)
      .limit(limit)
      .$dynamic();
    const asksForPeople = sortEntries(query.sort).some(({ field }) => field === 'activeStudentCount');
    const found = await (asksForPeople ? rows.leftJoin(people, eq(people.groupId, groups.groupId)) : rows);
    return found.map(row => row.groupId);
  },
  async count(context) {
    const [row] = await context.db
      .select({ total: sql<number>`count(*)` })
      .from(groups)
      .leftJoin(subscriptions, eq(subscriptions.groupId, groups.groupId))
      .leftJoin(customers, owner)
      .where(conditions(context));
    return row!.total;
  },
  load: loadAcademies,
};

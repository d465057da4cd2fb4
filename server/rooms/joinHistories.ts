import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ParamsOf, QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { createdWithin } from '../core/createdWithin.ts';
import type { ListContext, ListSource } from '../core/list.ts';
import { orderBy } from '../core/orderBy.ts';
import { searchIn } from '../core/searchIn.ts';
import { sortEntries } from '../core/sortEntries.ts';
import { inIds } from '../database/inIds.ts';
import { customers, roomCustomers, roomUsers } from '../database/schema/index.ts';
import { needRoom, selectUsers, toRoomUser } from './users.ts';
import { assignedOrStaff, visiblePeople } from './visiblePeople.ts';

type Context = ListContext<
  QueryOf<Contract['rooms']['joinHistories']>,
  ParamsOf<Contract['rooms']['joinHistories']>
>;

/** A room's stays, or what they have come to. Accounts are asked only where the query is limited to some of them. */
function ofRoom(
  table: typeof roomUsers | typeof roomCustomers,
  { db, session, params, query }: Context,
): SQL {
  const people = and(assignedOrStaff(session, customers), searchIn({ username: customers.name }, query));
  return and(
    eq(table.groupId, session.groupId),
    eq(table.roomId, params.roomId),
    people &&
      inArray(
        table.customerId,
        db
          .select({ id: customers.customerId })
          .from(customers)
          .where(and(eq(customers.groupId, session.groupId), people)),
      ),
  )!;
}

const staysOf = (context: Context): SQL =>
  and(
    ofRoom(roomUsers, context),
    createdWithin(roomUsers.enteredAt, context.query, context.session.timeZone),
  )!;

const order = ({ query }: Context): SQL[] =>
  orderBy(
    query.sort,
    { enteredAt: roomUsers.enteredAt, exitedAt: roomUsers.exitedAt, username: customers.name },
    [desc(roomUsers.enteredAt)],
    roomUsers.roomUserId,
  );

/**
 * Stays in an order by names. Among many academies the planner expects few of a room's stays and would look up an account
 * for each: here each person of the room is looked up once.
 */
const namedStays = (context: Context): SQL => sql`
  with stays as materialized (
    select ${roomUsers.roomUserId}, ${roomUsers.customerId}, ${roomUsers.enteredAt}, ${roomUsers.exitedAt}
    from ${roomUsers} where ${staysOf(context)}
  ), people as materialized (
    select ${customers.customerId}, ${customers.name} from ${customers}
    where ${eq(customers.groupId, context.session.groupId)} and ${customers.customerId} in (select customer_id from stays)
  )
  select ${roomUsers.roomUserId} as id from stays ${roomUsers}
  join people ${customers} on ${eq(customers.customerId, roomUsers.customerId)}`;

const stays = (context: Context): SQL =>
  sql`select ${roomUsers.roomUserId} as id from ${roomUsers} where ${staysOf(context)}`;

/** Everyone who has been in a room, each stay by itself, the latest first. */
export const joinHistories: ListSource<Context['query'], string, Context['params']> = {
  async ids(context, { offset, limit }) {
    const { db, session, params, query } = context;
    await needRoom(db, session, params.roomId);
    const isByName = sortEntries(query.sort).some(({ field }) => field === 'username');
    const { rows } = await db.execute<{ id: string }>(sql`
      ${isByName ? namedStays(context) : stays(context)}
      order by ${sql.join(order(context), sql`, `)} limit ${limit} offset ${offset}`);
    return rows.map(({ id }) => id);
  },
  async count(context) {
    const { db, query } = context;
    if (query.since !== undefined || query.until !== undefined) return db.$count(roomUsers, staysOf(context));
    const [row] = await db
      .select({ total: sql<number>`coalesce(sum(${roomCustomers.stayCount}), 0)::int` })
      .from(roomCustomers)
      .where(ofRoom(roomCustomers, context));
    return row!.total;
  },
  async load({ db, session }, ids) {
    const rows = await selectUsers(db).where(
      and(
        eq(roomUsers.groupId, session.groupId),
        visiblePeople(session, customers),
        inIds(roomUsers.roomUserId, ids),
      ),
    );
    const byId = new Map(rows.map(row => [row.stay.roomUserId, row]));
    return ids.flatMap(id => (byId.has(id) ? [toRoomUser(byId.get(id)!, session.timeZone)] : []));
  },
};

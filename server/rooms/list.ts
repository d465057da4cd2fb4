import { and, desc, eq, gt, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { containing, orderBy } from '../accounts/filter.ts';
import { rooms } from '../database/schema/index.ts';
import type { ListContext, ListSource } from '../http/list.ts';
import { activeWithin } from './activeWithin.ts';
import { createdWithin } from './createdWithin.ts';
import { creator, everPresent, present, selectRooms, toRoom, type Counted } from './record.ts';

type ActiveQuery = QueryOf<Contract['rooms']['active']>;
type HistoryQuery = QueryOf<Contract['rooms']['histories']>;
type Query = ActiveQuery & Partial<HistoryQuery>;

const searched = { name: rooms.name, creatorName: creator.name, creatorEmail: creator.email };

const matching = ({ searchType = 'all', searchText }: Query): SQL | undefined => {
  if (searchText === undefined) return undefined;
  const pattern = containing(searchText);
  if (searchType !== 'all') return ilike(searched[searchType], pattern);
  return or(...Object.values(searched).map(column => ilike(column, pattern)));
};

const withStatus = (status: Query['status'] = []): SQL | undefined =>
  status.length === 1
    ? status[0] === 'ENDED'
      ? isNotNull(rooms.endedAt)
      : isNull(rooms.endedAt)
    : undefined;

/** A list of rooms: which it is about, and who is counted in them. */
function roomSource<Q extends Query>(
  countedBy: Counted,
  about: (query: Q) => SQL | undefined,
): ListSource<Q> {
  const select = (context: ListContext<Q>) => {
    const { db, session, query, now } = context;
    const { query: selected, userCount } = selectRooms(db, session, countedBy);
    const lasting = sql`coalesce(${rooms.endedAt}, ${now}) - ${rooms.createdAt}`;
    const sortable = {
      name: rooms.name,
      creatorName: sql`coalesce(${creator.name}, '')`,
      createdAt: rooms.createdAt,
      endedAt: rooms.endedAt,
      status: sql`(${rooms.endedAt} is not null)`,
      userCount,
      maxParticipants: rooms.maxParticipants,
      durationSeconds: lasting,
    };
    return {
      rows: selected
        .where(
          and(
            eq(rooms.groupId, session.groupId),
            isNull(rooms.movedFrom),
            about(query),
            query.activity === undefined
              ? createdWithin(rooms.createdAt, query, session.timeZone)
              : activeWithin(db, session, query.activity, query),
            query.roomMode.length > 0 ? inArray(rooms.roomMode, query.roomMode) : undefined,
            query.withUsersOnly ? gt(userCount, 0) : undefined,
            matching(query),
          ),
        )
        .$dynamic(),
      order: orderBy(query.sort, sortable, [desc(rooms.createdAt)], rooms.roomId),
    };
  };
  return {
    async ids(context, { offset, limit }) {
      const { rows, order } = select(context);
      const found = await rows
        .orderBy(...order)
        .offset(offset)
        .limit(limit);
      return found.map(({ room }) => room.roomId);
    },
    async count(context) {
      const matches = select(context).rows.as('matches');
      const [row] = await context.db.select({ total: sql<number>`count(*)` }).from(matches);
      return row!.total;
    },
    async load({ db, session, now }, ids) {
      const rows = await selectRooms(db, session, countedBy).query.where(
        and(eq(rooms.groupId, session.groupId), sql`${rooms.roomId} = any(${sql.param(ids)}::uuid[])`),
      );
      const byId = new Map(rows.map(row => [row.room.roomId, row]));
      return ids.flatMap(id => (byId.has(id) ? [toRoom(byId.get(id)!, session.timeZone, now)] : []));
    },
  };
}

/** Rooms that are open, with who is in them now. */
export const activeRooms = roomSource<ActiveQuery>(present, () => isNull(rooms.endedAt));
/** Every room there was, with all the students it has had. */
export const roomHistories = roomSource<HistoryQuery>(everPresent, ({ status }) => withStatus(status));

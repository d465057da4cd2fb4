import { and, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../src/contract/call.ts';
import type { RoomActivity } from '../../src/domain/choices.ts';
import type { Contract } from '../../src/contract/index.ts';
import { searchIn } from '../core/searchIn.ts';
import { sortEntries } from '../core/sortEntries.ts';
import { orderBy } from '../core/orderBy.ts';
import { rooms } from '../database/schema/index.ts';
import type { ListContext, ListSource } from '../core/list.ts';
import { activeWithin } from './activeWithin.ts';
import { createdWithin } from '../core/createdWithin.ts';
import {
  creator,
  totalOccupancy,
  isCreator,
  currentOccupancy,
  selectRooms,
  toRoom,
  type Counted,
} from './record.ts';

type ActiveQuery = QueryOf<Contract['rooms']['active']>;
type HistoryQuery = QueryOf<Contract['rooms']['histories']>;
type Query = ActiveQuery & Partial<HistoryQuery>;

const searched = { name: rooms.name, creatorName: creator.name, creatorEmail: creator.email };

const withStatus = (status: Query['status'] = []): SQL | undefined =>
  status.length === 1
    ? status[0] === 'ENDED'
      ? isNotNull(rooms.endedAt)
      : isNull(rooms.endedAt)
    : undefined;

/** A list of rooms: which it is about, who is counted in them, and what is asked of a period's days unless the query says. */
function roomSource<Q extends Query>(
  countedBy: Counted,
  about: (query: Q) => SQL | undefined,
  periodMeans?: RoomActivity,
): ListSource<Q> {
  /** What matches; people are counted only where the order or a filter depends on it. */
  const select = (context: ListContext<Q>) => {
    const { db, session, query, now } = context;
    const counted = countedBy(db, session.groupId);
    const hasPeriod = query.since !== undefined || query.until !== undefined;
    const activity = query.activity ?? (hasPeriod ? periodMeans : undefined);
    const userCount = sql`coalesce(${counted.userCount}, 0)`;
    const sortable = {
      name: rooms.name,
      creatorName: sql`coalesce(${creator.name}, '')`,
      createdAt: rooms.createdAt,
      endedAt: rooms.endedAt,
      status: sql`(${rooms.endedAt} is not null)`,
      userCount,
      maxParticipants: rooms.maxParticipants,
      durationSeconds: sql`coalesce(${rooms.endedAt}, ${now}) - ${rooms.createdAt}`,
    };
    const matches = db
      .select({ roomId: rooms.roomId })
      .from(rooms)
      .leftJoin(creator, isCreator(session))
      .$dynamic();
    if (query.withUsersOnly || sortEntries(query.sort).some(({ field }) => field === 'userCount'))
      void matches.leftJoin(counted, eq(counted.roomId, rooms.roomId));
    return {
      rows: matches.where(
        and(
          eq(rooms.groupId, session.groupId),
          isNull(rooms.movedFrom),
          about(query),
          activity === undefined
            ? createdWithin(rooms.createdAt, query, session.timeZone)
            : activeWithin(db, session, activity, query),
          query.roomMode.length > 0 ? inArray(rooms.roomMode, query.roomMode) : undefined,
          query.withUsersOnly ? gt(userCount, 0) : undefined,
          searchIn(searched, query),
        ),
      ),
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
      return found.map(({ roomId }) => roomId);
    },
    async count(context) {
      const matches = select(context).rows.as('matches');
      const [row] = await context.db.select({ total: sql<number>`count(*)` }).from(matches);
      return row!.total;
    },
    async load({ db, session, now }, ids) {
      const rows = await selectRooms(db, session, countedBy, ids);
      const byId = new Map(rows.map(row => [row.room.roomId, row]));
      return ids.flatMap(id => (byId.has(id) ? [toRoom(byId.get(id)!, session.timeZone, now)] : []));
    },
  };
}

/** Rooms that are open, with who is in them now. */
export const activeRooms = roomSource<ActiveQuery>(currentOccupancy, () => isNull(rooms.endedAt));
/** Every room there was, with all the students it has had. A period is the one in which a room was used. */
export const roomHistories = roomSource<HistoryQuery>(
  totalOccupancy,
  ({ status }) => withStatus(status),
  'USED',
);

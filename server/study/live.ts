import { and, asc, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { DeviceType, SegmentState } from '../../src/domain/choices.ts';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { LiveCount, LiveStudent } from '../../src/domain/entities/study.ts';
import { isoInZone, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { containing, visibleStudents } from '../accounts/filter.ts';
import type { Queryable } from '../database/open.ts';
import { customers, rooms, roomUsers, segments, studentDays } from '../database/schema/index.ts';
import { imageUrl } from '../images/url.ts';
import type { SignedIn } from '../session/signedIn.ts';

type Query = QueryOf<Contract['study']['live']>;
interface Asking<Q> {
  db: Queryable;
  session: SignedIn;
  now: Date;
  query: Q;
}

const isIn = (query: Pick<Query, 'managerId' | 'roomId'>): SQL | undefined =>
  and(
    query.managerId === undefined
      ? undefined
      : query.managerId === 'none'
        ? isNull(customers.managerId)
        : eq(customers.managerId, query.managerId),
    query.roomId === undefined ? undefined : eq(roomUsers.roomId, query.roomId),
  );

const joins = {
  person: and(eq(customers.groupId, roomUsers.groupId), eq(customers.customerId, roomUsers.customerId)),
  stopwatch: and(
    eq(segments.groupId, roomUsers.groupId),
    eq(segments.customerId, roomUsers.customerId),
    isNull(segments.endedAt),
  ),
  room: and(eq(rooms.groupId, roomUsers.groupId), eq(rooms.roomId, roomUsers.roomId)),
};

const epoch = (column: SQL | Parameters<typeof sql>[1]) => sql`floor(extract(epoch from ${column}))::bigint`;

/** A live stay as the database hands it over: one JSON text for all of them, which is read twice as fast as rows. */
interface Row {
  userId: string;
  customerId: string;
  displayName: string;
  profileImageId: string | null;
  roomId: string;
  roomName: string;
  roomUserId: string;
  enteredAt: number;
  pressed: SegmentState;
  state: SegmentState;
  since: number;
  camera: 'ON' | 'OFF';
  mic: 'ON' | 'OFF';
  cameraOffSince: number | null;
  awaySince: number | null;
  deviceType: DeviceType;
  totalSeconds: number;
  premiumSeconds: number;
  targetSeconds: number;
}

/** The students who are in rooms now, of those whom the visitor may see, by name. */
export async function liveStudents({ db, session, now, query }: Asking<Query>): Promise<LiveStudent[]> {
  const { groupId, timeZone } = session;
  const studyDate = studyDateOf(now, timeZone);
  const dayStart = studyDayBounds(studyDate, timeZone).start.getTime() / 1_000;
  const contains = query.searchText === undefined ? null : containing(query.searchText);
  const rows = db
    .select({
      row: sql`json_build_object(
        'userId', ${customers.userId}, 'customerId', ${customers.customerId}, 'displayName', ${customers.name},
        'profileImageId', ${customers.profileImageId}, 'roomId', ${rooms.roomId}, 'roomName', ${rooms.name},
        'roomUserId', ${roomUsers.roomUserId}, 'enteredAt', ${epoch(roomUsers.enteredAt)},
        'pressed', ${roomUsers.stopwatch}, 'state', ${segments.state}, 'since', ${epoch(segments.startedAt)},
        'camera', ${roomUsers.camera}, 'mic', ${roomUsers.mic},
        'cameraOffSince', ${epoch(roomUsers.cameraOffSince)}, 'awaySince', ${epoch(roomUsers.awaySince)},
        'deviceType', ${roomUsers.deviceType},
        'totalSeconds', coalesce(${studentDays.totalSeconds}, 0),
        'premiumSeconds', coalesce(${studentDays.premiumSeconds}, 0),
        'targetSeconds', coalesce(${studentDays.targetSeconds}, ${customers.targetSeconds}))`.as('row'),
    })
    .from(roomUsers)
    .innerJoin(customers, joins.person)
    .innerJoin(segments, joins.stopwatch)
    .innerJoin(rooms, joins.room)
    .leftJoin(
      studentDays,
      and(
        eq(studentDays.groupId, roomUsers.groupId),
        eq(studentDays.studyDate, studyDate),
        eq(studentDays.customerId, roomUsers.customerId),
      ),
    )
    .where(
      and(
        eq(roomUsers.groupId, groupId),
        isNull(roomUsers.exitedAt),
        visibleStudents(session),
        isIn(query),
        query.roomUserId.length > 0 ? inArray(roomUsers.roomUserId, query.roomUserId) : undefined,
        contains === null
          ? undefined
          : or(ilike(customers.name, contains), ilike(customers.nickname, contains)),
      ),
    )
    .orderBy(asc(customers.name), asc(customers.customerId))
    .as('live');
  const [found] = await db.select({ rows: sql<Row[]>`coalesce(json_agg(${rows.row}), '[]')` }).from(rows);

  const iso = (seconds: number) => isoInZone(new Date(seconds * 1_000), timeZone);
  return found!.rows.map(row => ({
    userId: row.userId,
    customerId: row.customerId,
    displayName: row.displayName,
    profileImageUrl: imageUrl(groupId, row.profileImageId),
    roomId: row.roomId,
    roomName: row.roomName,
    roomUserId: row.roomUserId,
    enteredAt: iso(row.enteredAt),
    stopwatchStatus: isFresh(row) ? 'START' : row.state,
    stopwatchSince: iso(row.since),
    camera: row.camera,
    mic: row.mic,
    cameraOffSince: row.cameraOffSince === null ? null : iso(row.cameraOffSince),
    awaySince: row.awaySince === null ? null : iso(row.awaySince),
    deviceType: row.deviceType,
    totalStudySeconds: row.totalSeconds,
    premiumStudySeconds: row.premiumSeconds,
    targetSeconds: row.targetSeconds,
    attainmentRate: row.targetSeconds === 0 ? 0 : row.totalSeconds / row.targetSeconds,
    asOf: iso(Math.max(row.since, dayStart)),
  }));
}

/** Nothing has been pressed since the entry. */
const isFresh = ({ pressed, since, enteredAt }: Row) => pressed === 'STOP' && since === enteredAt;

/** The figures above the wall. The rate is of the students who have registered and are active. */
export async function countLive({
  db,
  session,
  query,
}: Omit<Asking<QueryOf<Contract['study']['liveCount']>>, 'now'>): Promise<LiveCount> {
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`;
  const [live] = await db
    .select({
      totalCount: sql<number>`count(*)`,
      studyCount: count(eq(segments.state, 'STUDY')),
      breakCount: count(eq(segments.state, 'BREAK')),
      stopCount: count(eq(segments.state, 'STOP')),
      cameraOffCount: count(eq(roomUsers.camera, 'OFF')),
      awayCount: count(isNotNull(roomUsers.awaySince)),
    })
    .from(roomUsers)
    .innerJoin(customers, joins.person)
    .innerJoin(segments, joins.stopwatch)
    .where(
      and(
        eq(roomUsers.groupId, session.groupId),
        isNull(roomUsers.exitedAt),
        visibleStudents(session),
        isIn(query),
      ),
    );
  const expected = await db.$count(
    customers,
    and(
      visibleStudents(session),
      isIn({ managerId: query.managerId }),
      eq(customers.accountStatus, 'ACTIVE'),
      isNotNull(customers.authenticatedAt),
    ),
  );
  return { ...live!, enterRate: expected === 0 ? 0 : Math.min(1, live!.totalCount / expected) };
}

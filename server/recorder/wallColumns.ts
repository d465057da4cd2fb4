import { and, between, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import memoize from 'lodash/memoize.js';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { DeviceType, SegmentState } from '../../src/domain/choices.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import type { Viewer } from '../core/visible.ts';
import { compiled, template } from '../database/compiled.ts';
import type { Queryable } from '../database/open.ts';
import { roomUsers, studentDays } from '../database/schema/index.ts';
import { build, person, personOf, room, stays, stopwatch, withStopwatchAndRoom } from './liveJoins.ts';

const epoch = (column: SQL | Parameters<typeof sql>[1]) => sql`floor(date_part('epoch', ${column}))::bigint`;

/** What the wall shows of a live stay; instants are in whole seconds. */
export interface WallStay {
  userId: string;
  customerId: string;
  displayName: string;
  profileImageId: string | null;
  roomId: string;
  roomName: string;
  roomStaleSince: number | null;
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

/** Stays as the database returns them: a list of each column, which takes it less than a list of each stay. */
export type WallColumns = { [Name in keyof WallStay]: WallStay[Name][] };

/**
 * The student's study day of a live stay. Two indexes have its three columns; with a range of one student, the planner takes the
 * one in which the students of a day are next to each other.
 */
const dayOf = (studyDate: string) =>
  build
    .select({
      totalSeconds: studentDays.totalSeconds,
      premiumSeconds: studentDays.premiumSeconds,
      dayTarget: sql<number>`${studentDays.targetSeconds}`.as('day_target'),
    })
    .from(studentDays)
    .where(
      and(
        eq(studentDays.groupId, roomUsers.groupId),
        eq(studentDays.studyDate, studyDate),
        between(studentDays.customerId, roomUsers.customerId, roomUsers.customerId),
      ),
    )
    .limit(1)
    .as('day');
const day = dayOf('');

const columns: Record<keyof WallStay, SQLWrapper> = {
  userId: person.userId,
  customerId: roomUsers.customerId,
  displayName: person.name,
  profileImageId: person.profileImageId,
  roomId: roomUsers.roomId,
  roomName: room.name,
  roomStaleSince: epoch(room.staleSince),
  roomUserId: roomUsers.roomUserId,
  enteredAt: epoch(roomUsers.enteredAt),
  pressed: roomUsers.stopwatch,
  state: stopwatch.state,
  since: epoch(stopwatch.startedAt),
  camera: roomUsers.camera,
  mic: roomUsers.mic,
  cameraOffSince: epoch(roomUsers.cameraOffSince),
  awaySince: epoch(roomUsers.awaySince),
  deviceType: roomUsers.deviceType,
  totalSeconds: sql`coalesce(${day.totalSeconds}, 0)`,
  premiumSeconds: sql`coalesce(${day.premiumSeconds}, 0)`,
  targetSeconds: sql`coalesce(${day.dayTarget}, ${person.targetSeconds})`,
};

const listed = (part: (column: [name: SQL, value: SQLWrapper]) => SQL) =>
  sql.join(
    Object.entries(columns).map(([name, value]) => part([sql.raw(name), value])),
    sql`, `,
  );

/** Its text is read once, however often its parts are: "offset 0" keeps the planner from writing them in place. */
const columnsOf =
  compiled(sql`from (select json_build_object(${listed(([name]) => sql`'${name}', coalesce(json_agg("${name}"), '[]')`)})::text as text
  from (select ${listed(([name, value]) => sql`${value} as "${name}"`)} from (select * from ${roomUsers} where`);
/** In the order of their students, what is looked up for one stay is next to what the one before needed. */
const ofStudents = compiled(sql`order by ${roomUsers.customerId}) ${roomUsers} inner join lateral`);
const byName = compiled(sql`order by ${person.name}, ${roomUsers.customerId}) live) made offset 0) tagged`);

/** The join with the student's study day, written once for each date. */
const withDay = memoize((studyDate: string) => compiled(sql`left join lateral ${dayOf(studyDate)} on true`));

type Query = QueryOf<Contract['study']['live']>;

interface Wanted {
  studyDate: string;
  /** What else the answer is made from. */
  basis: string;
  /** The tags that the client knows. */
  known: string[];
}

type Wall = {
  /** Of the text and of what else the answer is made from. */
  tag: string;
  /** The {@link WallColumns} as JSON; null where the tag is known. */
  text: string | null;
};

const wallOf = (viewer: Viewer, query: Partial<Query>, { studyDate, basis, known }: Wanted) => sql`
  select tag, case when tag = any(${sql.param(known)}::text[]) then null else text end as text
  from (select text, to_hex(hashtextextended(text, hashtextextended(${basis}, 0))) as tag
  ${columnsOf} ${stays(viewer, query)} ${ofStudents} ${personOf(viewer, query)} on true
  ${withStopwatchAndRoom} ${withDay(studyDate)} ${byName}`;

const value = <T>(name: 'groupId' | 'customerId' | 'basis' | 'known') =>
  sql.placeholder(name) as unknown as T;

/** The statement for all stays that someone of a role may see, which consoles send again and again. */
const wholeWall = memoize(
  (role: Viewer['role'], studyDate: string) =>
    template<Wall>(
      wallOf(
        { role, groupId: value('groupId'), customerId: value('customerId') },
        {},
        { studyDate, basis: value('basis'), known: value('known') },
      ),
    ),
  (...shape) => shape.join(' '),
);

const isUnfiltered = (query: Query) =>
  Object.values(query).every(each => each === undefined || (Array.isArray(each) && each.length === 0));

/**
 * The live stays of those whom the visitor may see, by name, with their study day. The tag is made where the rows are, and
 * who knows it gets no text: most requests are for a wall that has not changed.
 */
export async function readWall(
  { db, session, query }: { db: Queryable; session: CurrentUser; query: Query },
  wanted: Wanted,
): Promise<Wall> {
  const { groupId, customerId, role } = session;
  const [wall] = isUnfiltered(query)
    ? await wholeWall(role, wanted.studyDate)(db, { groupId, customerId, ...wanted })
    : (await db.execute<Wall>(wallOf(session, query, wanted))).rows;
  return wall!;
}

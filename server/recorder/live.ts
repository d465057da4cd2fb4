import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import memoize from 'lodash/memoize.js';
import type { DeviceType, SegmentState } from '../../src/domain/choices.ts';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { LiveCount, LiveStudent } from '../../src/domain/entities/study.ts';
import { isoInZone, studyDateOf, studyDayStart } from '../../src/domain/studyDay.ts';
import { Derived } from '../core/derived.ts';
import { isStudentDay } from '../core/records/isStudentDay.ts';
import { assignedTo } from '../core/assignedTo.ts';
import { visibleStudents } from '../core/visible.ts';
import { compiled } from '../database/compiled.ts';
import type { Queryable } from '../database/open.ts';
import { customers, roomUsers, studentDays } from '../database/schema/index.ts';
import { build, person, personOf, room, stays, stopwatch, withStopwatchAndRoom } from './liveJoins.ts';
import { imageUrl } from '../core/images/url.ts';
import type { CurrentUser } from '../core/currentUser.ts';

type Query = QueryOf<Contract['study']['live']>;
interface Asking<Q> {
  db: Queryable;
  session: CurrentUser;
  now: Date;
  query: Q;
}

const epoch = (column: SQL | Parameters<typeof sql>[1]) => sql`floor(extract(epoch from ${column}))::bigint`;

/**
 * A live stay as the database returns it: one JSON text for all of them, which is parsed twice as fast as rows, without names, which
 * are half of what writing it takes.
 */
type Row = [
  userId: string,
  customerId: string,
  displayName: string,
  profileImageId: string | null,
  roomId: string,
  roomName: string,
  roomStaleSince: number | null,
  roomUserId: string,
  enteredAt: number,
  pressed: SegmentState,
  state: SegmentState,
  since: number,
  camera: 'ON' | 'OFF',
  mic: 'ON' | 'OFF',
  cameraOffSince: number | null,
  awaySince: number | null,
  deviceType: DeviceType,
  totalSeconds: number,
  premiumSeconds: number,
  targetSeconds: number,
];

/** The student's study day of a live stay. */
const dayOf = (studyDate: string) =>
  build
    .select({
      totalSeconds: studentDays.totalSeconds,
      premiumSeconds: studentDays.premiumSeconds,
      dayTarget: sql<number>`${studentDays.targetSeconds}`.as('day_target'),
    })
    .from(studentDays)
    .where(isStudentDay({ groupId: roomUsers.groupId, studyDate, customerId: roomUsers.customerId }))
    .limit(1)
    .as('day');
const day = dayOf('');

/** A {@link Row} as JSON. */
const rowText = compiled(sql`json_build_array(
  ${person.userId}, ${roomUsers.customerId}, ${person.name}, ${person.profileImageId},
  ${roomUsers.roomId}, ${room.name}, ${epoch(room.staleSince)},
  ${roomUsers.roomUserId}, ${epoch(roomUsers.enteredAt)},
  ${roomUsers.stopwatch}, ${stopwatch.state}, ${epoch(stopwatch.startedAt)},
  ${roomUsers.camera}, ${roomUsers.mic},
  ${epoch(roomUsers.cameraOffSince)}, ${epoch(roomUsers.awaySince)}, ${roomUsers.deviceType},
  coalesce(${day.totalSeconds}, 0), coalesce(${day.premiumSeconds}, 0),
  coalesce(${day.dayTarget}, ${person.targetSeconds}))`);

const byName = compiled(sql`order by ${person.name}, ${roomUsers.customerId}`);
const rowsOf = compiled(
  sql`select coalesce(json_agg(live.row), '[]')::text as text from (select ${rowText} as row from ${roomUsers} inner join lateral`,
);

/** The join with the student's study day, written once for each date. */
const withDay = memoize((studyDate: string) => compiled(sql`left join lateral ${dayOf(studyDate)} on true`));

/** The students who are in rooms now, of those whom the visitor may see, by name. */
export async function liveStudents({
  db,
  session,
  now,
  query,
}: Asking<Query>): Promise<Derived<{ content: LiveStudent[] }>> {
  const { groupId, studyClock, timeZone } = session;
  const studyDate = studyDateOf(now, studyClock);
  const dayStart = studyDayStart(studyDate, studyClock).getTime() / 1_000;
  const { rows } = await db.execute<{ text: string }>(sql`
    ${rowsOf} ${personOf(session, query)} on true ${withStopwatchAndRoom} ${withDay(studyDate)}
    where ${stays(session, query)} ${byName}) live`);
  const { text } = rows[0]!;

  // The same seconds come again and again: of an entry, of what runs since then, and of who came together.
  const iso = memoize((seconds: number) => isoInZone(new Date(seconds * 1_000), timeZone));
  const orNull = (seconds: number | null) => (seconds === null ? null : iso(seconds));
  const toStudent = ([
    userId,
    customerId,
    displayName,
    profileImageId,
    roomId,
    roomName,
    roomStaleSince,
    roomUserId,
    enteredAt,
    pressed,
    state,
    since,
    camera,
    mic,
    cameraOffSince,
    awaySince,
    deviceType,
    totalSeconds,
    premiumSeconds,
    targetSeconds,
  ]: Row): LiveStudent => ({
    userId,
    customerId,
    displayName,
    profileImageUrl: imageUrl(groupId, profileImageId),
    roomId,
    roomName,
    roomStaleSince: orNull(roomStaleSince),
    roomUserId,
    enteredAt: iso(enteredAt),
    // Nothing has been pressed since the entry.
    stopwatchStatus: pressed === 'STOP' && since === enteredAt ? 'START' : state,
    stopwatchSince: iso(since),
    camera,
    mic,
    cameraOffSince: orNull(cameraOffSince),
    awaySince: orNull(awaySince),
    deviceType,
    totalStudySeconds: totalSeconds,
    premiumStudySeconds: premiumSeconds,
    targetSeconds,
    attainmentRate: targetSeconds === 0 ? 0 : totalSeconds / targetSeconds,
    asOf: iso(Math.max(since, dayStart)),
  });
  return new Derived([`${groupId} ${timeZone} ${dayStart} `, text], () => ({
    content: (JSON.parse(text) as Row[]).map(toStudent),
  }));
}

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
      studyCount: count(eq(stopwatch.state, 'STUDY')),
      breakCount: count(eq(stopwatch.state, 'BREAK')),
      stopCount: count(eq(stopwatch.state, 'STOP')),
      cameraOffCount: count(eq(roomUsers.camera, 'OFF')),
      awayCount: count(isNotNull(roomUsers.awaySince)),
    })
    .from(roomUsers)
    .innerJoinLateral(personOf(session, query), sql`true`)
    .innerJoinLateral(stopwatch, sql`true`)
    .where(stays(session, query));
  const expected = await db.$count(
    customers,
    and(
      visibleStudents(session),
      assignedTo(query.managerId),
      eq(customers.accountStatus, 'ACTIVE'),
      isNotNull(customers.authenticatedAt),
    ),
  );
  return { ...live!, enterRate: expected === 0 ? 0 : Math.min(1, live!.totalCount / expected) };
}

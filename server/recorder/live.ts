import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import memoize from 'lodash/memoize.js';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { LiveCount, LiveStudent } from '../../src/domain/entities/study.ts';
import { isoInZone, studyDateOf, studyDayStart } from '../../src/domain/studyDay.ts';
import { Derived } from '../core/derived.ts';
import { knownTags } from '../core/knownTags.ts';
import { assignedTo } from '../core/assignedTo.ts';
import { visibleStudents } from '../core/visible.ts';
import type { Queryable } from '../database/open.ts';
import { customers, roomUsers } from '../database/schema/index.ts';
import { personOf, stays, stopwatch } from './liveJoins.ts';
import { readWall, type WallColumns, type WallStay } from './wallColumns.ts';
import { imageUrl } from '../core/images/url.ts';
import type { CurrentUser } from '../core/currentUser.ts';

type Query = QueryOf<Contract['study']['live']>;
interface Asking<Q> {
  db: Queryable;
  session: CurrentUser;
  now: Date;
  query: Q;
}

/** The students who are in rooms now, of those whom the visitor may see, by name. */
export async function liveStudents({
  db,
  session,
  now,
  query,
  request,
}: Asking<Query> & { request: Request }): Promise<Derived<{ content: LiveStudent[] }>> {
  const { groupId, studyClock, timeZone } = session;
  const studyDate = studyDateOf(now, studyClock);
  const dayStart = studyDayStart(studyDate, studyClock).getTime() / 1_000;
  const known = knownTags(request);
  const basis = `${groupId} ${timeZone} ${dayStart}`;
  const { tag, text } = await readWall({ db, session, query }, { studyDate, basis, known });

  // The same seconds come again and again: of an entry, of what runs since then, and of who came together.
  const iso = memoize((seconds: number) => isoInZone(new Date(seconds * 1_000), timeZone));
  iso.cache = new Map();
  const orNull = (seconds: number | null) => (seconds === null ? null : iso(seconds));
  return new Derived(tag, () => {
    const stay = JSON.parse(text!) as WallColumns;
    const toStudent = (customerId: string, at: number): LiveStudent => {
      const of = <Name extends keyof WallStay>(name: Name) => stay[name][at] as WallStay[Name];
      const enteredAt = of('enteredAt');
      const since = of('since');
      const totalStudySeconds = of('totalSeconds');
      const targetSeconds = of('targetSeconds');
      return {
        userId: of('userId'),
        customerId,
        displayName: of('displayName'),
        profileImageUrl: imageUrl(groupId, of('profileImageId')),
        roomId: of('roomId'),
        roomName: of('roomName'),
        roomStaleSince: orNull(of('roomStaleSince')),
        roomUserId: of('roomUserId'),
        enteredAt: iso(enteredAt),
        // Nothing has been pressed since the entry.
        stopwatchStatus: of('pressed') === 'STOP' && since === enteredAt ? 'START' : of('state'),
        stopwatchSince: iso(since),
        camera: of('camera'),
        mic: of('mic'),
        cameraOffSince: orNull(of('cameraOffSince')),
        awaySince: orNull(of('awaySince')),
        deviceType: of('deviceType'),
        totalStudySeconds,
        premiumStudySeconds: of('premiumSeconds'),
        targetSeconds,
        attainmentRate: targetSeconds === 0 ? 0 : totalStudySeconds / targetSeconds,
        asOf: iso(Math.max(since, dayStart)),
      };
    };
    return { content: stay.customerId.map(toStudent) };
  });
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

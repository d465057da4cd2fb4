import { and, asc, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Queryable } from '../../database/open.ts';
import { roomEvents, rooms, roomUsers, segments } from '../../database/schema/index.ts';
import { truncateToSecond } from '../../recorder/truncateToSecond.ts';
import { compareEvents } from './eventOrder.ts';
import { foldStays } from './foldStays.ts';
import { stayEventsOf, type StoredStay } from './stayEventsOf.ts';
import type { Participant } from './lockParticipants.ts';
import { addCorrections, publishCorrectedStays, type CorrectedStays } from './publishCorrectedStays.ts';
import { recountStudent } from './recountStudent.ts';
import { replaceStays } from './replaceStays.ts';
import type { ReportWrite } from './reportWrite.ts';
import { forgetVisits } from '../../recorder/visits/forgetVisits.ts';
import { snapshotSource } from './snapshotSource.ts';

/**
 * Writes someone's stays from an instant on again, from everything that was reported of them in the order in which it
 * happened, and counts their roll-ups of these days again. What the events do not explain, such as an exit that the
 * console caused, stays as it was.
 */
export async function refoldStays(
  db: Queryable,
  write: ReportWrite,
  { customerId, isStudent }: Pick<Participant, 'customerId' | 'isStudent'>,
  since: Date,
): Promise<void> {
  const { groupId, settings, studyClock } = write;
  const from = await sinceSoftExit(db, groupId, customerId, truncateToSecond(since));
  const base = await entryBefore(db, groupId, customerId, from);
  const stays = await staysSince(db, groupId, customerId, { base, from });
  const logged = await db
    .select()
    .from(roomEvents)
    .where(
      and(
        eq(roomEvents.groupId, groupId),
        eq(roomEvents.customerId, customerId),
        gte(roomEvents.occurredAt, base),
      ),
    )
    .orderBy(asc(roomEvents.occurredAt));
  const roomIds = [...new Set([...logged.map(each => each.roomId), ...stays.map(({ stay }) => stay.roomId)])];
  const known = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.groupId, groupId), inArray(rooms.roomId, roomIds)));
  const byId = new Map(known.map(room => [room.roomId, room]));

  const happenings = stayEventsOf(logged.toSorted(compareEvents), stays, byId);
  const folded = foldStays(happenings, { rooms: byId, settings, customerId, isStudent });
  const changes = await replaceStays(db, write, customerId, stays, folded);
  const corrected: CorrectedStays = write.corrected ?? new Map();
  if (isStudent) addCorrections(corrected, changes);
  if (write.corrected === undefined) await publishCorrectedStays(db, write, corrected);
  const first = [...stays.map(({ stay }) => stay), ...folded].map(({ enteredAt }) => enteredAt.getTime());
  if (first.length > 0)
    await forgetVisits(db, { ...write, studyClock }, studyDateOf(new Date(Math.min(...first)), studyClock));
  await recountStudent(
    db,
    write,
    { customerId, isStudent, since: studyDateOf(base, studyClock) },
    stays,
    folded,
  );
}

/** Where the last that happened before is an exit that no one saw: the stay that it ended may have gone on. */
async function sinceSoftExit(db: Queryable, groupId: string, customerId: string, since: Date): Promise<Date> {
  const [before] = await db
    .select({ source: roomEvents.source, type: roomEvents.type, occurredAt: roomEvents.occurredAt })
    .from(roomEvents)
    .where(
      and(
        eq(roomEvents.groupId, groupId),
        eq(roomEvents.customerId, customerId),
        lt(roomEvents.occurredAt, since),
      ),
    )
    .orderBy(desc(roomEvents.occurredAt))
    .limit(1);
  const isSoft = before?.source === snapshotSource && before.type === 'participant.left';
  return isSoft ? truncateToSecond(before.occurredAt) : since;
}

const goesOn = (from: Date) => or(isNull(roomUsers.exitedAt), gte(roomUsers.exitedAt, from));

/** When the first of the stays that go on at an instant or later began; the instant itself when there is none. */
async function entryBefore(db: Queryable, groupId: string, customerId: string, from: Date): Promise<Date> {
  const [first] = await db
    .select({ enteredAt: roomUsers.enteredAt })
    .from(roomUsers)
    .where(and(eq(roomUsers.groupId, groupId), eq(roomUsers.customerId, customerId), goesOn(from)))
    .orderBy(asc(roomUsers.enteredAt))
    .limit(1);
  return first === undefined || first.enteredAt > from ? from : first.enteredAt;
}

/**
 * The stays that go on at an instant or later, with their segments, locked; also those that began and ended within the
 * second in which the first of them began.
 */
async function staysSince(
  db: Queryable,
  groupId: string,
  customerId: string,
  { base, from }: { base: Date; from: Date },
): Promise<StoredStay[]> {
  const stays = await db
    .select()
    .from(roomUsers)
    .where(
      and(
        eq(roomUsers.groupId, groupId),
        eq(roomUsers.customerId, customerId),
        or(goesOn(from), gte(roomUsers.enteredAt, base)),
      ),
    )
    .orderBy(asc(roomUsers.enteredAt))
    .for('update');
  const ids = stays.map(({ roomUserId }) => roomUserId);
  const pieces = await db
    .select()
    .from(segments)
    .where(and(eq(segments.groupId, groupId), inArray(segments.roomUserId, ids)))
    .orderBy(asc(segments.startedAt), asc(segments.segmentId));
  return stays.map(stay => ({
    stay,
    segments: pieces.filter(({ roomUserId }) => roomUserId === stay.roomUserId),
  }));
}

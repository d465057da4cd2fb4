import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../server/database/open.ts';
import { customers, groups, rooms } from '../../../server/database/schema/index.ts';
import { defaultStudySettings } from '../../../server/academies/defaults.ts';
import { addToGroupDay } from '../../../server/recorder/addToGroupDay.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { clockColumns } from '../../support/setStudyClock.ts';

type RoomValues = Partial<typeof rooms.$inferInsert>;
type PersonValues = Partial<typeof customers.$inferInsert>;

/** An academy with students and rooms to study in; each call makes one of its own. */
export async function buildAcademy(
  db: Queryable,
  {
    studyClock = defaultClock('Asia/Seoul'),
    settings = {},
    people = [{}],
    roomsOf = [{}],
  }: {
    studyClock?: StudyClock;
    settings?: Partial<typeof defaultStudySettings>;
    people?: PersonValues[];
    roomsOf?: RoomValues[];
  } = {},
) {
  const groupId = `g-${randomUUID()}`;
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const studySettings = { ...defaultStudySettings, ...settings };
  await db
    .insert(groups)
    .values({ groupId, name: 'g', studyDays: [], ...clockColumns(studyClock), studySettings, createdAt });
  const persons = people.map(given => ({
    groupId,
    customerId: randomUUID(),
    userId: randomUUID(),
    kind: 'STUDENT' as const,
    name: 'n',
    email: `${randomUUID()}@t.example`,
    authenticatedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
    ...given,
  }));
  await db.insert(customers).values(persons);
  const places = roomsOf.map(given => ({
    groupId,
    roomId: randomUUID(),
    roomUrlId: randomUUID(),
    name: 'r',
    creatorId: persons[0]!.customerId,
    createdAt,
    maxParticipants: 10,
    ...given,
  }));
  await db.insert(rooms).values(places);
  await addToGroupDay(db, groupId, studyDateOf(createdAt, studyClock), { createdRoomCount: places.length });
  return {
    groupId,
    studyClock,
    settings: studySettings,
    studentIds: persons.map(person => person.customerId),
    roomIds: places.map(place => place.roomId),
  };
}

import type { QuietAcademy } from './academies.ts';
import { createAcademy, type AcademyRows } from './createAcademy.ts';
import { createRooms } from './createRooms.ts';
import { toCustomer } from './people/toCustomer.ts';
import type { DemoContext } from './context.ts';
import { toHabits } from './toHabits.ts';

/** A small academy that the super administrator finds next to the lively one. */
export function createQuiet(setting: DemoContext, passwordHash: string, academy: QuietAcademy): AcademyRows {
  const { group, subscription, owner } = createAcademy(setting, passwordHash, academy);
  const { groupId } = group;
  const students = academy.students.map(({ name, handle, gender }, index) =>
    toCustomer(setting, passwordHash, {
      groupId,
      kind: 'STUDENT',
      name,
      gender,
      email: `${handle}@demo.example`,
      createdAt: setting.at(academy.recordsDays, 11 + index, 20),
    }),
  );
  const rooms = createRooms(
    setting,
    academy.rooms.map(room => ({
      ...room,
      key: room.name,
      creator: 'owner',
      roomMode: 'GENERAL' as const,
      hostPermissions: ['MUTE', 'EXPEL'],
    })),
    { groupId, passwordHash, personOf: () => owner.customerId },
  );
  const roomIds = rooms.map(room => room.roomId);
  return {
    group,
    subscription,
    customers: [owner, ...students],
    rooms,
    stage: {
      groupId,
      seed: setting.seed,
      timeZone: setting.timeZone,
      studyClock: setting.studyClock,
      settings: group.studySettings,
      students: academy.students.flatMap(
        (student, index) => toHabits(setting, students[index]!, { ...student, roomIds }) ?? [],
      ),
      rooms: rooms.map(room => ({ ...room, endedAt: room.endedAt ?? null })),
    },
    recordsSince: setting.at(academy.recordsDays, 6),
  };
}

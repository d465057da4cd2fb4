import { livelyAcademy } from './academies.ts';
import { createAcademy, type AcademyRows } from './createAcademy.ts';
import { createRooms } from './createRooms.ts';
import { holidays } from './holidays.ts';
import { absences } from './people/absences.ts';
import { demoManagers } from './people/managers.ts';
import { demoStudents } from './people/students.ts';
import { toManager } from './people/toManager.ts';
import { toStudent } from './people/toStudent.ts';
import { demoRooms, favouriteRooms } from './rooms.ts';
import type { DemoContext } from './context.ts';
import { historyDays, toHabits } from './toHabits.ts';

/** The lively academy in Seoul: its people, rooms, and how its students study. */
export function createLively(setting: DemoContext, passwordHash: string): AcademyRows {
  const { group, subscription, owner } = createAcademy(setting, passwordHash, livelyAcademy);
  const { groupId } = group;
  const managers = demoManagers.map(manager => toManager(setting, manager, { groupId, passwordHash }));
  const managerIds = new Map(demoManagers.map(({ key }, index) => [key, managers[index]!.customerId]));
  const creators = new Set(demoRooms.map(room => room.creator));
  const students = demoStudents.map(student => {
    const chance = setting.random('joined', student.handle);
    const isNewcomer = chance.chance(0.3) && !creators.has(student.handle) && student.diligence < 1;
    const joinedDaysAgo = isNewcomer ? chance.whole(8, 105) : chance.whole(117, historyDays);
    const managerId = managerIds.get(student.manager ?? '') ?? null;
    return toStudent(setting, student, { groupId, passwordHash, managerId, joinedDaysAgo });
  });
  const studentIds = new Map(demoStudents.map(({ handle }, index) => [handle, students[index]!.customerId]));
  const rooms = createRooms(setting, demoRooms, {
    groupId,
    passwordHash,
    personOf: key => managerIds.get(key) ?? studentIds.get(key) ?? owner.customerId,
  });
  const roomIds = new Map(demoRooms.map(({ key }, index) => [key, rooms[index]!.roomId]));
  const habits = demoStudents.flatMap((student, index) => {
    const suiting = favouriteRooms[student.persona].map(key => roomIds.get(key)!);
    return (
      toHabits(setting, students[index]!, {
        ...student,
        roomIds: suiting,
        rests: holidays,
        away: absences[student.handle],
      }) ?? []
    );
  });
  return {
    group,
    subscription,
    customers: [owner, ...managers, ...students],
    rooms,
    stage: {
      groupId,
      seed: setting.seed,
      timeZone: setting.timeZone,
      studyClock: setting.studyClock,
      settings: group.studySettings,
      students: habits,
      rooms: rooms.map(room => ({ ...room, endedAt: room.endedAt ?? null })),
    },
    recordsSince: setting.at(historyDays - 1, 6),
  };
}

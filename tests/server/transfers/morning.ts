import { rebuildRollUps } from '../../../server/recorder/rebuildRollUps.ts';
import { expect } from 'vitest';
import type { Academy } from '../../support/academy.ts';
import { readRollUps, readStudied } from '../recorder/readRollUps.ts';
import type { pairOfAcademies } from './pairOfAcademies.ts';

type Pair = Awaited<ReturnType<typeof pairOfAcademies>>;

/** A morning in which a student studies an hour in each of two rooms, and another one half an hour at the same time. */
export async function morning({ world, from, rooms: { from: at } }: Pair) {
  const [mover, stayer] = await from.students(2, index => ({ name: index === 0 ? '정하은' : '박도윤' }));
  const first = await at.room({ name: '집중실' });
  const second = await at.room({ name: '심화실' });
  for (const [student, room, minutes] of [
    [mover!, first, 60],
    [stayer!, first, 30],
    [mover!, second, 60],
  ] as const) {
    await at.enter(student, room);
    await at.press(student, 'STUDY');
    world.clock.advance({ minutes });
    await at.leave(student);
  }
  return { mover: mover!, stayer: stayer!, first, second };
}

/** The roll-ups are what a count of the records from the beginning finds. */
export async function expectExact(pair: Pair, academy: Academy) {
  const { orm } = pair.world.database;
  const kept = await readStudied(orm, academy.groupId);
  await orm.transaction(tx => rebuildRollUps(tx, academy.groupId));
  expect(kept).toEqual(await readStudied(orm, academy.groupId));
}

/** What an academy’s days add up to. */
export const totals = async ({ world: { database } }: Pair, { groupId }: Academy) => {
  const { groupDays } = await readRollUps(database.orm, groupId);
  return groupDays.map(({ totalSeconds, presentCount, recordCount, studentCount }) => ({
    totalSeconds,
    presentCount,
    recordCount,
    studentCount,
  }));
};

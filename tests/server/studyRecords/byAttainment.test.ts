import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { studyRecords } from '../../../server/database/schema/index.ts';
import { byAttainment } from '../../../server/studyRecords/byAttainment.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

test('the first records by attainment are found without reading the others where one of them runs', async () => {
  const world = await createWorld({ now: '2026-03-02T09:00:00+09:00' });
  const academy = await world.academy();
  const student = await academy.student({ targetSeconds: 7_200 });
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  for (const [day, end] of [
    ['02', '10:00'],
    ['03', '11:00'],
  ]) {
    world.clock.set(`2026-03-${day}T09:00:00+09:00`);
    await rooms.enter(student, room);
    await rooms.press(student, 'STUDY');
    world.clock.set(`2026-03-${day}T${end}:00+09:00`);
    await rooms.leave(student);
  }
  const read = async (rests: SQL) => {
    const period = { since: '2026-03-01', until: '2026-03-03' };
    const first = byAttainment({ groupId: academy.groupId, period, direction: 'desc', most: 1, rests });
    const { rows } = await world.database.orm.execute(
      sql`${first} select study_date::text as date, measure from attained`,
    );
    return rows;
  };
  expect(await read(sql`true`)).toEqual([{ date: '2026-03-03', measure: 1 }]);
  expect(await read(sql`${studyRecords.studyDate} < '2026-03-03'`)).toEqual([]);
});

import { sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { studyRecords } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
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

test('the last pages of thousands of records are in the order of the first ones the other way', async () => {
  const world = await createWorld({ now: '2026-05-01T09:00:00+09:00' });
  const academy = await world.academy();
  const { customerId } = await academy.student({ targetSeconds: 7_200 });
  const { orm } = world.database;
  const key = sql`${academy.groupId}, day::date, ${customerId}::uuid`;
  const days = sql`generate_series(date '2026-03-01', date '2026-04-29', interval '1 day') day`;
  await orm.execute(sql`insert into rooms (group_id, room_id, room_url_id, name, creator_id, created_at, max_participants)
    select ${academy.groupId}, gen_random_uuid(), 'late-' || n, 'late ' || n, ${customerId}::uuid, now(), 10 from generate_series(1, 86) n`);
  await orm.execute(sql`insert into study_records
      (group_id, study_date, customer_id, room_id, user_study_id, total_seconds, premium_seconds)
    select ${key}, room_id, gen_random_uuid(), seconds, seconds from ${days}, rooms,
      lateral (select (replace(room_url_id, 'late-', '')::int * 37 + extract(day from day)::int * 61) % 3600 as seconds) of
    where group_id = ${academy.groupId}`);
  await orm.execute(sql`insert into student_days (group_id, study_date, customer_id, user_study_id, total_seconds, target_seconds)
    select ${key}, gen_random_uuid(), 36000, 3600 * (extract(day from day)::int % 4) from ${days}`);
  await orm.execute(sql`insert into group_days (group_id, study_date, record_count)
    select ${academy.groupId}, day::date, 86 from ${days}`);
  for (const field of ['attainmentRate', 'totalStudySeconds', 'premiumStudySeconds'] as const)
    for (const [one, other] of [
      ['asc', 'desc'],
      ['desc', 'asc'],
    ] as const) {
      const keys = async (way: 'asc' | 'desc', page: number, size: number) => {
        const query = {
          since: '2026-03-01',
          until: '2026-04-29',
          sort: [`${field},${way}` as const],
          page,
          size,
        };
        const { body } = await academy.owner.call(contract.study.histories, { query });
        expect(body.total).toBe(5_160);
        return body.content.map(({ studyDate, roomName }) => `${studyDate} ${roomName}`);
      };
      const first = await keys(one, 0, 100);
      expect(new Set(first).size).toBe(100);
      expect(await keys(other, 51, 100)).toEqual(first.slice(0, 60).toReversed());
      expect((await keys(other, 50, 100)).slice(60)).toEqual(first.slice(60).toReversed());
      expect(await keys(other, 52, 100)).toEqual([]);
    }
});

import { expect, test } from 'vitest';
import { topAndBottom } from '../../../server/statistics/topAndBottom.ts';
import { contract } from '../../../src/contract/index.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

test('a room in which a night’s study goes on past the start of the day is used on that day too', async () => {
  const world = await createWorld({ now: '2026-03-02T22:00:00+09:00' });
  const academy = await world.academy();
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  const student = await academy.student();
  await rooms.enter(student, room);
  await rooms.press(student, 'STUDY');
  world.clock.set(new Date('2026-03-03T07:00:00+09:00'));
  await rooms.leave(student);
  const query = { since: '2026-03-03', until: '2026-03-03' };
  const { owner } = academy;
  const { body } = await owner.call(contract.stats.registrations, { query });
  expect(body.content).toMatchObject([{ studySeconds: 3_600, usedCount: 1 }]);
  const { body: histories } = await owner.call(contract.rooms.histories, {
    query: { ...query, activity: 'USED' },
  });
  expect(histories.content).toHaveLength(1);
  world.clock.advance({ days: 1 });
  const { body: trend } = await owner.call(contract.dashboard.studyRoomTrend, { query: { period: '1w' } });
  expect(JSON.stringify(trend)).toMatch(/"date":"2026-03-03","value":1\b/);
});

test('of few rooms none is both among the most and the least used', () => {
  expect(topAndBottom(['a', 'b', 'c'])).toEqual({ top: ['a', 'b'], bottom: ['c'] });
  const many = Array.from({ length: 25 }, (_, index) => index + 1);
  expect(topAndBottom(many)).toEqual({ top: many.slice(0, 10), bottom: many.slice(15).toReversed() });
});

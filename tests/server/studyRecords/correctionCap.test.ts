import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import { setStudyClock } from '../../support/setStudyClock.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const newYork: StudyClock = { zone: 'America/New_York', dayStartsAt: '00:00', former: [] };
const lengthened: StudyClock = {
  zone: 'Asia/Seoul',
  dayStartsAt: '09:00',
  former: [{ zone: 'Asia/Seoul', dayStartsAt: '00:00', until: '2026-03-03' }],
};

test.each([
  ['a day on which clocks go forward', newYork, '2026-03-08', '2026-03-08T12:00:00-04:00', 23],
  ['a day on which clocks go back', newYork, '2026-11-01', '2026-11-01T12:00:00-05:00', 25],
  [
    'a day that a change of the study clock made longer',
    lengthened,
    '2026-03-02',
    '2026-03-02T12:00:00Z',
    33,
  ],
])('study time of %s can be corrected up to its own length', async (_, clock, studyDate, now, hours) => {
  const world = await createWorld({ now });
  const academy = await world.academy({ timeZone: clock.zone });
  await setStudyClock(world.database.orm, academy.groupId, clock);
  const student = await academy.student();
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  await rooms.enter(student, room);
  world.clock.advance({ hours: 1 });
  await rooms.leave(student);
  world.clock.advance({ hours: 36 });
  const correct = (totalStudySeconds: number) =>
    academy.owner.send(contract.study.correct, {
      params: { userId: student.userId, roomId: room.roomId },
      body: { studyDate, totalStudySeconds, reason: '확인함' },
      version: 1,
    });
  expect((await correct(hours * 3_600 + 1)).body).toMatchObject({
    fieldErrors: { totalStudySeconds: 'validation.studySeconds' },
  });
  expect((await correct(hours * 3_600)).body).toMatchObject({ totalStudySeconds: hours * 3_600 });
});

test('of a running day no more than what has passed of it, and the rooms of a student include the running stopwatch', async () => {
  const world = await createWorld({ now: '2026-03-02T12:00:00+09:00' });
  const academy = await world.academy();
  const student = await academy.student();
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  await rooms.enter(student, room);
  await rooms.press(student, 'STUDY');
  world.clock.advance({ hours: 1 });
  const { userId } = student;
  const { body } = await academy.owner.call(contract.study.studiedRooms, { params: { userId } });
  expect(body.content).toMatchObject([{ roomId: room.roomId, totalStudySeconds: 3_600 }]);
  const correct = (totalStudySeconds: number) =>
    academy.owner.send(contract.study.correct, {
      params: { userId, roomId: room.roomId },
      body: { studyDate: '2026-03-02', totalStudySeconds, reason: '확인함' },
      version: 1,
    });
  // The study day began at 06:00.
  expect((await correct(7 * 3_600 + 1)).body).toMatchObject({
    fieldErrors: { totalStudySeconds: 'validation.studySeconds' },
  });
  expect((await correct(7 * 3_600)).body).toMatchObject({ totalStudySeconds: 7 * 3_600 });
});

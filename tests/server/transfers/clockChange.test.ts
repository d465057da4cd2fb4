import { expect, test } from 'vitest';
import { changeStudyClock } from '../../../src/domain/changeStudyClock.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { contract } from '../../../src/contract/index.ts';
import { setStudyClock } from '../../support/setStudyClock.ts';
import { expectExact, morning, totals } from './morning.ts';
import { pairOfAcademies } from './pairOfAcademies.ts';

const { admin } = contract;
type Pair = Awaited<ReturnType<typeof pairOfAcademies>>;

/** The target's study days begin at 09:00 from tomorrow on: today lasts three hours longer there. */
const startLater = ({ world, to }: Pair) =>
  setStudyClock(
    world.database.orm,
    to.groupId,
    changeStudyClock(defaultClock('Asia/Seoul'), { zone: 'Asia/Seoul', dayStartsAt: '09:00' }, world.clock()),
  );

const studyAt = async ({ world, rooms }: Pair, student: { customerId: string }, time: string) => {
  world.clock.set(`2026-03-${time}+09:00`);
  await rooms.to.enter(student, await rooms.to.room());
  await rooms.to.press(student, 'STUDY');
  world.clock.advance({ minutes: 30 });
  await rooms.to.leave(student);
};

test('students who have studied since the target changed its study clock stay there; the others return', async () => {
  const pair = await pairOfAcademies();
  const { from, to, world } = pair;
  const { mover } = await morning(pair);
  const [unused, later] = await from.students(2);
  await from.change(later!, { authenticatedAt: null, registrationStatus: 'PENDING' });
  const before = await totals(pair, from);
  const moved = await pair.move([mover, unused!, later!]);
  world.clock.set('2026-03-03T06:30:00+09:00');
  await startLater(pair);
  // Until 09:00 this is 4 March in the target and 5 March at home.
  world.clock.set('2026-03-05T07:00:00+09:00');
  await to.change(later!, { authenticatedAt: world.clock(), registrationStatus: 'REGISTERED' });
  await studyAt(pair, mover, '05T07:30:00');
  const days = await totals(pair, to);
  expect(days.map(day => day.studentCount)).toEqual([2, 3]);

  const params = { migrationId: moved.migrationId };
  const could = (await pair.superAdmin.call(admin.checkRollBack, { params })).body;
  expect(could.verdicts.map(({ code }) => code)).toEqual(['STUDY_DAYS_DIFFER', null, null]);
  const half = await pair.rollBack(moved);
  expect(half).toMatchObject({ state: 'DONE', returnedCount: 2, movedCount: 1 });
  expect(half.rows[0]).toMatchObject({ state: 'MOVED', code: 'STUDY_DAYS_DIFFER' });
  expect((await to.account(mover)).customerId).toBe(mover.customerId);
  // Each academy counts the returned students on its own days.
  expect((await totals(pair, to)).map(day => day.studentCount)).toEqual([1, 1]);
  const [homeDay] = await totals(pair, from);
  expect(homeDay!.studentCount).toBe(before[0]!.studentCount - 1);
  await expectExact(pair, from);
  await expectExact(pair, to);
});

test('a change of the study clock between the order and the job keeps the days that do not match at home', async () => {
  const pair = await pairOfAcademies();
  const { from, to } = pair;
  const { mover } = await morning(pair);
  const unused = await from.student();
  const ordered = await pair.order([mover, unused]);
  await startLater(pair);
  await pair.work();
  expect((await pair.report(ordered)).rows).toMatchObject([
    { state: 'REFUSED', code: 'STUDY_DAYS_DIFFER' },
    { state: 'MOVED', code: null },
  ]);
  await expectExact(pair, from);
  await expectExact(pair, to);
});

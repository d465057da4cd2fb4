import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { periodParams } from '../../../src/domain/period.ts';
import { studiedAcademy } from '../../screens/insight/studied.ts';

/** Monday 2 November to Wednesday 11, which is today; each student studies so many hours a day. */
const hours = { 강하늘: [2, 2, 2, 0, 0, 0, 0, 1, 1, 1], 오지호: [1, 1, 1, 1, 0, 0, 0, 0, 3, 0] };
const period = periodParams({ since: '2026-11-03', until: '2026-11-15' }, 'Asia/Seoul');
const hour = 3_600;

test('students’ figures come by week, with the week that is cut off and the one that runs marked', async () => {
  const { owner } = await studiedAcademy(hours);
  const { body } = await owner.call(contract.stats.students, { query: { ...period, unit: 'WEEK' } });
  expect(
    body.content.map(({ name, date, until, mark, rank, totalStudySeconds }) => [
      name,
      date,
      until,
      mark,
      rank,
      totalStudySeconds / hour,
    ]),
  ).toEqual([
    ['강하늘', '2026-11-03', '2026-11-08', 'CUT', 1, 4],
    ['오지호', '2026-11-03', '2026-11-08', 'CUT', 2, 3],
    ['강하늘', '2026-11-09', '2026-11-15', 'RUNNING', 1, 3],
    ['오지호', '2026-11-09', '2026-11-15', 'RUNNING', 1, 3],
  ]);
  expect(body.total).toBe(4);
  const whole = await owner.call(contract.stats.students, { query: period });
  expect(whole.body.content.map(({ date, totalStudySeconds }) => [date, totalStudySeconds / hour])).toEqual([
    [undefined, 7],
    [undefined, 6],
  ]);
});

test('with other days to compare with, students’ averages say how they changed, without the running day', async () => {
  const { owner } = await studiedAcademy(hours);
  const changes = async (days: { since: string; until: string }, compareSince: string) => {
    const query = { ...periodParams(days, 'Asia/Seoul'), compareSince };
    const { body } = await owner.call(contract.stats.students, { query });
    expect(await owner.stream(contract.stats.students, { query })).toEqual(body.content);
    return Object.fromEntries(body.content.map(({ name, change }) => [name, change]));
  };
  // 9 and 10 November against 3 and 4; Wednesday 11 runs.
  const running = { since: '2026-11-09', until: '2026-11-11' };
  expect(await changes(running, '2026-11-03')).toEqual({ 강하늘: -0.5, 오지호: 0.5 });
  expect(await changes(running, '2026-11-05')).toEqual({ 강하늘: null, 오지호: 2 });
  // Days that are not before the period are nothing to compare with.
  expect(await changes(running, '2026-11-09')).toEqual({ 강하늘: null, 오지호: null });
  const { body } = await owner.call(contract.stats.students, { query: period });
  expect(body.content[0]).not.toHaveProperty('change');
  // Weeks are compared with the days that lie as far before them: 3 to 8 November with the 2nd, on which both joined, 9 and 10 with 3 and 4.
  const weeks = {
    ...periodParams({ since: '2026-11-03', until: '2026-11-11' }, 'Asia/Seoul'),
    unit: 'WEEK' as const,
  };
  const byWeek = await owner.call(contract.stats.students, {
    query: { ...weeks, compareSince: '2026-10-28' },
  });
  expect(byWeek.body.content.map(({ date, name, change }) => [date, name, change])).toEqual(
    expect.arrayContaining([
      ['2026-11-03', '오지호', -0.5],
      ['2026-11-09', '강하늘', -0.5],
      ['2026-11-09', '오지호', 0.5],
    ]),
  );
  expect(
    await owner.stream(contract.stats.students, { query: { ...weeks, compareSince: '2026-10-28' } }),
  ).toEqual(byWeek.body.content);
});

test('days and months add up to the whole period; days that are yet to come have no rows', async () => {
  const { owner } = await studiedAcademy(hours);
  for (const [unit, rows] of [
    ['DAY', 9],
    ['MONTH', 1],
  ] as const) {
    const stats = await owner.stream(contract.stats.students, { query: { ...period, unit } });
    expect(stats).toHaveLength(2 * rows);
    expect(stats.reduce((sum, { totalStudySeconds }) => sum + totalStudySeconds, 0)).toBe(13 * hour);
  }
});

test('figures of managers and of everyone use the same weeks', async () => {
  const { owner, manager, students, change } = await studiedAcademy(hours);
  const { customerId } = await manager({ name: '박선영' });
  await change(students['강하늘']!, { managerId: customerId });
  const query = { ...period, unit: 'WEEK' as const };
  const managers = await owner.call(contract.stats.managers, { query });
  expect(
    managers.body.content.map(({ date, mark, totalStudySeconds }) => [date, mark, totalStudySeconds / hour]),
  ).toEqual([
    ['2026-11-03', 'CUT', 4],
    ['2026-11-09', 'RUNNING', 3],
  ]);
  // The week's two completed days, against the two as far before them.
  const compared = await owner.call(contract.stats.managers, {
    query: { ...query, compareSince: '2026-10-28' },
  });
  expect(compared.body.content.map(({ date, change }) => [date, change])).toEqual([
    ['2026-11-03', 4 / 6 / 2 - 1],
    ['2026-11-09', -0.5],
  ]);
  const together = await owner.call(contract.stats.spans, { query });
  expect(together.body.content.map(({ date, until, mark }) => [date, until, mark])).toEqual([
    ['2026-11-03', '2026-11-08', 'CUT'],
    ['2026-11-09', '2026-11-15', 'RUNNING'],
  ]);
  const ofManager = await owner.call(contract.stats.spans, { query: { ...query, managerId: customerId } });
  expect(ofManager.body.content[0]!.avgStudySeconds).toBe((4 * hour) / 6);
});

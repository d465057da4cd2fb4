import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import { periodParams } from '../../../src/domain/period.ts';
import { shiftDate } from '../../../src/domain/studyDay.ts';
import { openDemoDatabase } from '../demo/openDemoDatabase.ts';
import { now, today, variedAcademy, zone } from './variedAcademy.ts';

const demo = openDemoDatabase(now);

const lastDays = (count: number) => ({ since: shiftDate(today, 1 - count), until: today });
const round = (value: number | null) => value && Number(value.toPrecision(10));

test.each([
  ['DAY', 7],
  ['WEEK', 16],
  ['MONTH', 20],
] as const)('figures a %s, of all and by manager, are those of its students', async (unit, days) => {
  const { owner, ownerId } = await variedAcademy(demo);
  const query = { ...periodParams(lastDays(days), zone), unit };
  const spans = (await owner.call(contract.stats.spans, { query })).body.content;
  const managers = (await owner.call(contract.stats.managers, { query })).body.content;
  expect(spans.length).toBeGreaterThan(1);
  const students = [];
  for (const { date, until, ...span } of spans) {
    const of = (customerId: string) =>
      owner.call(contract.stats.group, {
        params: { customerId },
        query: periodParams({ since: date, until }, zone),
      });
    const { summary: sums, content } = (await of(ownerId)).body;
    const summary = sums!;
    students.push(...content.map(({ customerId }) => [date, customerId]));
    const targets = content.filter(({ rank }) => rank > 0).map(({ targetSeconds }) => targetSeconds);
    expect({ ...span, attainmentRate: round(span.attainmentRate) }).toEqual({
      mark: span.mark,
      avgStudySeconds: summary.avgStudySeconds,
      targetSeconds: Math.round(targets.reduce((sum, seconds) => sum + seconds, 0) / targets.length),
      attainmentRate: round(summary.attainmentRate),
      attendanceRate: summary.attendanceRate,
    });
    for (const manager of managers.filter(row => row.date === date).slice(0, 2)) {
      const theirs = (await of(manager.customerId)).body.summary!;
      expect({ ...manager, attainmentRate: round(manager.attainmentRate) }).toEqual({
        ...theirs,
        date,
        until,
        mark: span.mark,
        attainmentRate: round(theirs.attainmentRate),
      });
    }
  }
  for (const direction of ['asc', 'desc'] as const) {
    const sorted = { ...query, sort: [`date,${direction}` as const] };
    const whole = await owner.stream(contract.stats.students, { query: sorted });
    expect(whole.map(({ date, customerId }) => [date, customerId]).toSorted()).toEqual(students.toSorted());
    for (const page of [0, 1, 2]) {
      const { body } = await owner.call(contract.stats.students, { query: { ...sorted, page, size: 40 } });
      expect(body.content).toEqual(whole.slice(page * 40, page * 40 + 40));
      expect(body.total).toBe(whole.length);
    }
  }
});

test('a search in the figures of each day finds the days of those students, page by page', async () => {
  const { owner } = await variedAcademy(demo);
  const days = { ...periodParams(lastDays(12), zone), unit: 'DAY' as const };
  const [{ name }] = (await owner.call(contract.stats.students, { query: days })).body.content as [
    StudentStat,
  ];
  const query = { ...days, searchText: name };
  const whole = await owner.stream(contract.stats.students, { query });
  const { body } = await owner.call(contract.stats.students, { query: { ...query, page: 2, size: 3 } });
  expect(body.content).toEqual(whole.slice(6, 9));
  expect(body.total).toBe(whole.length);
  expect(whole.length).toBeGreaterThan(9);
});

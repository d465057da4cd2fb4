import { describe, expect, it } from 'vitest';
import { forLanguages } from '../../../src/domain/forLanguages.ts';
import { languages, type AttendanceMark } from '../../../src/domain/choices.ts';
import type { ReportSheet } from '../../../src/domain/entities/weeklyReport.ts';
import { limits } from '../../../src/domain/limits.ts';
import { shiftDate } from '../../../src/domain/studyDay.ts';
import { reportView } from '../../../src/domain/weeklyReport/reportView.ts';
import type { ReportWords } from '../../../src/domain/weeklyReport/reportWords.ts';
import { pageSize, type Shape } from '../../../src/engine/report/weekly/shape.ts';
import { sheetShapes } from '../../../src/engine/report/weekly/sheetShapes.ts';
import { textWidth } from '../../../src/engine/report/weekly/textWidth.ts';

const files = import.meta.glob<{ weeklyReport: ReportWords }>('../../../src/i18n/*/weeklyReport.ts', {
  eager: true,
});
const words = forLanguages(language => files[`../../../src/i18n/${language}/weeklyReport.ts`]!.weeklyReport);
const hour = 3_600;

const sheetOf = (changes: Partial<ReportSheet>): ReportSheet => ({
  customerId: 'c1',
  name: '김민준',
  week: '2026-11-09',
  isComplete: true,
  days: Array.from({ length: 7 }, (_, index) => ({
    date: shiftDate('2026-11-09', index),
    studySeconds: index * 2 * hour,
    targetSeconds: 8 * hour,
    firstEnteredAt: '2026-11-09T09:02:00+09:00',
    lastExitedAt: '2026-11-09T22:10:00+09:00',
    attendance: (index === 3 ? 'A' : 'P') as AttendanceMark,
  })),
  totalStudySeconds: 42 * hour,
  targetSeconds: 56 * hour,
  attainmentRate: 0.75,
  presentCount: 6,
  absentCount: 1,
  attendanceRate: 6 / 7,
  previousSeconds: 40 * hour,
  rank: 3,
  rankedCount: 500,
  comment: '',
  ...changes,
});
const shapesOf = (changes: Partial<ReportSheet>, language: (typeof languages)[number], academy = '한빛') =>
  sheetShapes(
    reportView(sheetOf(changes), {
      language,
      words: words[language],
      timeZone: 'Asia/Seoul',
      academy,
      now: new Date('2026-11-18T03:00:00Z'),
    }),
    { color: '#3457d5', hasLogo: true },
  );
const textsIn = (shapes: readonly Shape[]) => shapes.filter(shape => shape.kind === 'text');
const mmPerPoint = 25.4 / 72;

/** The sides of a text: where it begins and ends across the page. */
function sidesOf({ text, x, size, align = 'left' }: Extract<Shape, { kind: 'text' }>) {
  const width = textWidth(text, size);
  const from = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return { from, to: from + width };
}

const long = '가나다라마 바사아자차카 '.repeat(60).slice(0, limits.weeklyReport.comment.max);
const cases: [string, Partial<ReportSheet>, string][] = [
  ['usual', {}, '한빛'],
  ['long names', { name: '김'.repeat(limits.name.max) }, '학'.repeat(limits.name.max)],
  ['a long comment', { comment: long }, '한빛'],
  ['a comment of many lines', { comment: '줄\n'.repeat(200).slice(0, 400) }, '한빛'],
  ['a running week', { isComplete: false, previousSeconds: null, comment: long }, '한빛'],
];

describe.each(languages)('the page of a report in %s', language => {
  it.each(cases)('is one page on which everything has its place: %s', (_, changes, academy) => {
    const shapes = shapesOf(changes, language, academy);
    for (const text of textsIn(shapes)) {
      const { from, to } = sidesOf(text);
      expect([from >= 0, to <= pageSize.width], text.text).toEqual([true, true]);
      expect(text.y, text.text).toBeLessThan(pageSize.height);
      expect(text.size * mmPerPoint, text.text).toBeGreaterThan(2);
    }
    for (const shape of shapes)
      if (shape.kind === 'rect') expect(shape.y + shape.height).toBeLessThan(pageSize.height - 12);
  });
});

it('a comment that fits is printed whole', () => {
  const printed = textsIn(shapesOf({ comment: long }, 'ko')).map(({ text }) => text);
  for (const word of long.trim().split(' ')) expect(printed.join(' ')).toContain(word);
  expect(printed.some(text => text.endsWith('…'))).toBe(false);
});

it('there is no rank and no change where there is nothing to say', () => {
  const said = textsIn(shapesOf({ rank: null, rankedCount: null, previousSeconds: null }, 'en')).map(
    ({ text }) => text,
  );
  expect(said.join(' ')).not.toContain(words.en.rank);
  expect(said.join(' ')).toContain(words.en.noChange);
});

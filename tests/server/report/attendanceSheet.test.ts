import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Paper } from '../../../src/engine/report/paper.ts';
import { writePdf } from '../../../src/engine/report/writePdf.ts';
import { datesOf } from '../../../src/domain/studyDay.ts';
import { ko } from '../../../src/i18n/ko/index.ts';
import { monthOf } from '../../../src/resources/attendances/sheet/monthOf.ts';
import { readPdfLines } from '../../support/readPdf.ts';

const font = readFileSync(
  'node_modules/pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
).toString('base64');
const { marks, title } = ko.attendance.sheet;
const days = datesOf('2026-03-01', '2026-03-31');
const paper: Paper = {
  url: '',
  credentials: 'same-origin',
  format: 'pdf',
  place: { locale: 'ko', timeZone: 'Asia/Seoul' },
  isDense: true,
  columns: [
    { source: 'name', header: '학생', as: 'text', labels: {}, namesApart: true },
    ...days.map((date, at) => ({
      source: 'days',
      over: 'marks',
      at,
      header: String(Number(date.slice(8))),
      as: 'attendanceCell' as const,
      labels: { ...marks },
    })),
    ...['출석', '지각', '조퇴', '결석', '인정 결석'].map((header, index) => ({
      source: `count${index}`,
      header,
      as: 'number' as const,
      labels: {},
    })),
    { source: 'rate', header: '출석률', as: 'rate', labels: {} },
  ],
  title,
  academy: '한빛 스터디 아카데미',
  logoUrl: null,
  color: '#4353D6',
  fontUrl: '',
  lines: ['조회 기간: 2026년 3월'],
  chart: null,
  summed: [],
  totalLabel: '합계',
  pageLabel: '{pages}쪽 중 {page}쪽',
};
const rows = Array.from({ length: 30 }, (_, index) => ({
  name: `학생${String(index < 2 ? 0 : index)}`,
  email: `s${String(index)}@a.kr`,
  days: 'PA-'.repeat(11).slice(0, 31),
  marks: '--ELVB-'.repeat(5).slice(0, 31),
  ...Object.fromEntries([0, 1, 2, 3, 4].map(count => [`count${count}`, count])),
  rate: 0.5,
}));
const write = () => Buffer.from(writePdf(paper, rows, { font, logo: null }));

test('thirty students and a month of days are one page', () => {
  expect(
    write()
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1);
});

test('with each day and each mark', async () => {
  const text = (await readPdfLines(write())).join('\n');
  for (const mark of Object.values(marks)) expect(text).toContain(mark);
  for (const day of [1, 10, 31]) expect(text).toMatch(new RegExp(`\\b${day}\\b`));
  expect(text).toContain('학생29');
  // Two who have the same name are distinguished by their addresses; the others need none.
  expect(text.match(/s\d+@a\.kr/g)).toEqual(['s0@a.kr', 's1@a.kr']);
});

test('a sheet has a month at most: of a longer period the part in its last month', () => {
  expect(monthOf({ since: '2026-03-01', until: '2026-03-31' }).since).toBe('2026-03-01');
  expect(monthOf({ since: '2026-02-10', until: '2026-03-05' }).since).toBe('2026-02-10');
  expect(monthOf({ since: '2026-01-01', until: '2026-03-05' })).toEqual({
    since: '2026-03-01',
    until: '2026-03-05',
  });
});

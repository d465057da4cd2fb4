import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writePdf } from '../../../src/engine/report/writePdf.ts';
import type { Paper } from '../../../src/engine/report/paper.ts';
import { formatSeconds } from '../../../src/domain/format.ts';
import { datesOf } from '../../../src/domain/studyDay.ts';

const font = readFileSync(
  'node_modules/pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
).toString('base64');
const rows = datesOf('2026-01-01', '2026-02-09').map((date, index) => ({
  date,
  seconds: 3_600 + index * 61,
}));
const total = rows.reduce((sum, row) => sum + row.seconds, 0);
const paper: Paper = {
  url: '',
  credentials: 'same-origin',
  format: 'pdf',
  place: { locale: 'ko', timeZone: 'Asia/Seoul' },
  columns: [
    { source: 'date', header: '날짜', as: 'date', labels: {} },
    { source: 'seconds', header: '공부 시간', as: 'duration', labels: {} },
  ],
  title: '김서준 학생 학습 리포트',
  academy: '한빛 스터디 아카데미',
  logoUrl: null,
  color: '#4353D6',
  fontUrl: '',
  lines: ['조회 기간: 2026년 1월 1일 ~ 2월 9일'],
  chart: {
    title: '공부 시간',
    kind: 'line',
    as: 'duration',
    points: rows.map(({ date }, index) => ({
      id: date,
      label: date.slice(5),
      title: date,
      mark: index === rows.length - 1 ? ('RUNNING' as const) : undefined,
    })),
    marks: [0, 1, 2].map(hours => ({ value: hours * 3_600, text: `${hours}시간` })),
    note: '진행 중',
    series: [{ id: 's', label: '공부 시간', tone: 'accent', values: rows.map(({ seconds }) => seconds) }],
  },
  summed: ['seconds'],
  totalLabel: '합계',
  pageLabel: '{pages}쪽 중 {page}쪽',
};
const hasReader = spawnSync('pdftotext', ['-v']).error === undefined;
if (!hasReader) process.stdout.write('pdftotext is not installed here, so that no PDF is read back.\n');

test('the sums are not left on a page with a row or two', () => {
  // So many fit on the first page with the chart if they are set more tightly.
  const file = Buffer.from(writePdf(paper, rows.slice(0, 24), { font, logo: null })).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test.skipIf(!hasReader)(
  'a report on paper says in Korean what its rows say, figure by figure [S2.24]',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-pdf-'));
    const file = path.join(folder, 'report.pdf');
    const content = Buffer.from(writePdf(paper, rows, { font, logo: null }));
    writeFileSync(file, content);
    const { stdout } = spawnSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    for (const text of [paper.title, paper.academy, paper.lines[0]!, '합계', formatSeconds(total)])
      expect(stdout).toContain(text);
    for (const { seconds } of rows) expect(stdout).toContain(formatSeconds(seconds));
    const pages = stdout.split('\f').filter(page => page.trim() !== '');
    expect(pages).toHaveLength(2);
    pages.forEach((page, index) => {
      expect(page).toContain(`2쪽 중 ${index + 1}쪽`);
      expect(page).toContain('공부 시간');
    });
    // Of a face with thousands of syllables only those that are used are in the file.
    expect(content.length).toBeLessThan(1_000_000);
  },
);

import { readFileSync } from 'node:fs';
import { jsPDF } from 'jspdf';
import { expect, test } from 'vitest';
import { drawLogo } from '../../../src/engine/report/drawLogo.ts';
import { writePdf } from '../../../src/engine/report/writePdf.ts';
import type { Paper } from '../../../src/engine/report/paper.ts';
import { displays } from '../../../src/engine/displays/displays.ts';
import { formatSeconds } from '../../../src/domain/format.ts';
import { datesOf } from '../../../src/domain/studyDay.ts';
import { readPdfLines } from '../../support/readPdf.ts';

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
const textOf = (content: ArrayBuffer) => readPdfLines(new Uint8Array(content));

test('the sums are not left on a page with a row or two', () => {
  // So many fit on the first page with the chart if they are set more tightly.
  const file = Buffer.from(writePdf(paper, rows.slice(0, 24), { font, logo: null })).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a header is not left below a chart with a row or two, and long names end with an ellipsis', async () => {
  const name = '김수한무거북이와두루미삼천갑자동방삭치치카포사리사리센타';
  const people = rows.slice(0, 10).map((row, index) => ({ ...row, name: `${name}${index}` }));
  const pages = await textOf(
    writePdf(
      {
        ...paper,
        lines: Array.from({ length: 10 }, () => paper.lines[0]!),
        // Only one row would have room below it.
        columns: [
          { source: 'name', header: '이름', as: 'text', labels: {} },
          ...Array.from({ length: 8 }, () => paper.columns[1]!),
        ],
        chart: {
          ...paper.chart!,
          kind: 'rows',
          points: people.map(each => ({ id: each.name, label: each.name, title: each.name })),
          series: ['a', 'b'].map(id => ({
            id,
            label: id,
            tone: 'accent' as const,
            values: people.map(({ seconds }) => seconds),
          })),
        },
      },
      people,
      { font, logo: null },
    ),
  );
  expect(pages).toHaveLength(2);
  expect(pages[0]).toMatch(/김수한무거북이.*…/);
  expect(pages[0]).not.toContain('이름');
  for (const { name: whole } of people) expect(pages[1]!.replace(/\s/g, '')).toContain(whole);
});

test.each([
  [400, 100, 28, 7],
  [300, 300, 14, 14],
  [100, 400, 3.5, 14],
])('a logo of %i x %i is drawn at %d x %d mm', (width, height, drawnWidth, drawnHeight) => {
  const doc = new jsPDF({ unit: 'mm' });
  const url =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  drawLogo(doc, { url, width, height }, { x: 160, y: 10, width: 28, height: 14 });
  // The file says how pictures are scaled, in points: width 0 0 height left bottom cm.
  const [, across, up, left] = /([\d.]+) 0 0 ([\d.]+) ([\d.]+) [\d.]+ cm/.exec(doc.output())!.map(Number);
  const millimetres = (points: number) => (points * 25.4) / 72;
  expect(millimetres(across!)).toBeCloseTo(drawnWidth, 1);
  expect(millimetres(up!)).toBeCloseTo(drawnHeight, 1);
  // Its right edge stays.
  expect(millimetres(left! + across!)).toBeCloseTo(188, 1);
});

test('a report on paper says in Korean what its rows say, figure by figure [S2.24]', async () => {
  const content = writePdf(paper, rows, { font, logo: null });
  const pages = await textOf(content);
  const all = pages.join('');
  for (const text of [paper.title, paper.academy, paper.lines[0]!, '합계', formatSeconds(total)])
    expect(all).toContain(text);
  for (const { seconds } of rows) expect(all).toContain(formatSeconds(seconds));
  expect(pages).toHaveLength(2);
  pages.forEach((page, index) => {
    expect(page).toContain(`2쪽 중 ${index + 1}쪽`);
    expect(page).toContain('공부 시간');
  });
  // Of a face with thousands of syllables only those that are used are in the file.
  expect(content.byteLength).toBeLessThan(1_000_000);
});

test('names in letters that the face does not have are no empty boxes, and the console can say so', async () => {
  const names = ['Иван Петров', 'さくら', '山田太郎', 'Ωmega 🙂'];
  const found: string[] = [];
  const columns = [{ source: 'name', header: '이름', as: 'text' as const, labels: {} }];
  const people = names.map(name => ({ name }));
  const onUndrawn = (letters: string) => void found.push(letters);
  const [page] = await textOf(
    writePdf({ ...paper, columns, summed: [], chart: null }, people, { font, logo: null, onUndrawn }),
  );
  for (const name of ['Иван Петров', 'さくら', '????', 'Ωmega ?']) expect(page).toContain(name);
  expect(found).toEqual(['山田太郎🙂']);
});

test('thousands of rows are each there once, in order, below a header on every page', async () => {
  const people = Array.from({ length: 4_400 }, (_, index) => ({
    name: `S${index}${index % 500 === 7 ? ' long name'.repeat(40) : ''}`,
    seconds: index * 61,
  }));
  const columns = [{ source: 'name', header: '이름', as: 'text' as const, labels: {} }, paper.columns[1]!];
  const written: number[] = [];
  const onWritten = (count: number) => void written.push(count);
  const pages = await textOf(
    writePdf({ ...paper, columns, chart: null }, people, { font, logo: null, onWritten }),
  );
  const lines = pages.join('\n').split('\n');
  expect(lines.flatMap(line => /S(\d+)\D.*?([\d:]+)$/.exec(line)?.slice(1).join(' ') ?? [])).toEqual(
    people.map(({ seconds }, index) => `${index} ${formatSeconds(seconds)}`),
  );
  expect(lines.filter(line => /S(?:7|507|2507|4007) long name.*(?:…|\.\.\.)/.test(line))).toHaveLength(4);
  for (const page of pages) expect(page.match(/이름 +공부 시간/g)).toHaveLength(1);
  const seconds = people.reduce((sum, each) => sum + each.seconds, 0);
  const { text } = displays.duration;
  expect(lines.find(line => line.includes('합계'))).toContain(text(seconds as never, paper.place, String));
  // In between they are drawn without autoTable.
  expect(written).toHaveLength(3);
});

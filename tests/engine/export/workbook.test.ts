import { readXlsx } from 'hucre/xlsx';
import { read, utils } from 'xlsx';
import { expect, test } from 'vitest';
import { readText } from '../../../src/engine/bulkAdd/sheet/readText.ts';
import { excelCell, valueOf, type ExportColumn } from '../../../src/engine/export/plan.ts';
import { writeCsvFile } from '../../../src/engine/export/writeCsvFile.ts';
import { writeWorkbook } from '../../../src/engine/export/writeWorkbook.ts';

const place = { locale: 'ko', timeZone: 'Asia/Seoul' } as const;
const columns: ExportColumn[] = [
  { source: 'name', as: 'text', header: '이름', labels: {} },
  { source: 'date', as: 'date', header: '날짜', labels: {} },
  { source: 'enteredAt', as: 'dateTime', header: '입장', labels: {} },
  { source: 'seconds', as: 'duration', header: '공부 시간', labels: {} },
  { source: 'rate', as: 'rate', header: '출석률', labels: {} },
  {
    source: 'days',
    at: 0,
    as: 'attendanceMark',
    header: '2026-11-02',
    day: '2026-11-02',
    labels: { P: '출석' },
  },
];
const records = [
  {
    name: '=1+1',
    date: '2026-11-02',
    enteredAt: '2026-11-02T09:30:05+09:00',
    seconds: 5_400,
    rate: 0.875,
    days: 'P',
  },
  { name: '김"서준", A\u0001&B', date: '2026-11-03', enteredAt: null, seconds: 3_600, rate: 1, days: 'A' },
];
const rows = records.map(record => columns.map(column => excelCell(valueOf(record, column), column, place)));
const details = {
  columns,
  title: '공부 기록 [11월]',
  academy: '한빛 & 학원',
  lines: ['조회 기간: 2026. 11. 2. – 3.', '작성 일시: 2026. 11. 4. 10:00'],
  summed: ['seconds'],
  totalLabel: '합계',
};

test('a workbook has title, academy, period and time, a frozen bold header, real dates, and sums that follow its filters', async () => {
  const file = await writeWorkbook(rows, details);
  const { Sheets, SheetNames } = read(file, { cellNF: true, cellFormula: true });
  const sheet = Sheets[SheetNames[0]!]!;
  const lines = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, blankrows: true });
  expect(lines.slice(0, 4).map(line => line[0])).toEqual([details.title, details.academy, ...details.lines]);
  expect(lines[5]!.slice(0, 5)).toEqual(['이름', '날짜', '입장', '공부 시간', '출석률']);
  expect(sheet.F6).toMatchObject({ t: 'n', w: '11/2' });
  expect(sheet.A7).toMatchObject({ t: 's', v: '=1+1' });
  expect(sheet.A7!.f).toBeUndefined();
  expect(sheet.A8!.v).toBe(records[1]!.name);
  expect(sheet.B7).toMatchObject({ t: 'n', z: 'yyyy-mm-dd', w: '2026-11-02' });
  expect(sheet.C7).toMatchObject({ t: 'n', w: '2026-11-02 09:30:05' });
  expect(sheet.D7).toMatchObject({ t: 'n', z: '[h]:mm:ss' });
  expect(sheet.A9!.v).toBe('합계');
  expect(sheet.D9).toMatchObject({ f: 'SUBTOTAL(109,D7:D8)', w: '2:30:00' });

  const [read1] = (await readXlsx(file, { readStyles: true })).sheets;
  expect(read1).toMatchObject({
    freezePane: { rows: 6, columns: 1 },
    autoFilter: { range: 'A6:F8' },
    pageSetup: { paperSize: 'a4', fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: '$6:$6' },
  });
  const styleOf = (at: string) => read1!.cells?.get(at)?.style?.font?.bold;
  expect([styleOf('0,0'), styleOf('5,0'), styleOf('8,3')]).toEqual([true, true, true]);
});

test('a file that is imported again begins with its header, and has title and time in the printed margins', async () => {
  const file = await writeWorkbook(rows, { ...details, isImportable: true });
  const [sheet] = (await readXlsx(file)).sheets;
  expect(sheet!.rows[0]![0]).toBe('이름');
  expect(sheet!.freezePane).toMatchObject({ rows: 1 });
  expect(sheet!.headerFooter?.oddHeader).toContain('한빛 && 학원');
});

test('a CSV file has the same values in plain text, none of which is a formula', () => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(writeCsvFile(rows, { columns }));
  expect(text.replace(/\r\n$/, '').split('\r\n')).toEqual([
    '\uFEFF이름,날짜,입장,공부 시간,출석률,2026-11-02',
    "'=1+1,2026-11-02,2026-11-02 09:30:05,1:30:00,0.875,출석",
    '"김""서준"", A\u0001&B",2026-11-03,,1:00:00,1,A',
  ]);
  const { lines } = readText(writeCsvFile(rows, { columns }), 'students.csv');
  expect(lines.map(([name]) => name!.text)).toEqual(['이름', ...records.map(({ name }) => name)]);
});

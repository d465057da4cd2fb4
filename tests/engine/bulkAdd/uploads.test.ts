import { expect, test } from 'vitest';
import { readSheet } from '../../../src/engine/bulkAdd/sheet/readSheet.ts';
import { cellsIn } from './support/cellsIn.ts';
import { studentFields } from './support/plans.ts';
import { fileOf, workbookOf, workbookOfSheets, type TestCell } from './support/workbookOf.ts';

const read = (rows: TestCell[][]) => readSheet(fileOf(workbookOf(rows)), studentFields('ko'), '2026-11-21');
const rowsOf = async (rows: TestCell[][]) => cellsIn(await read(rows));

test('phone numbers and birthdays typed as numbers or dates are restored', async () => {
  const serial = { t: 'n', v: 40_241, z: 'yyyy-mm-dd' } as const;
  const korean = { t: 'n', v: 40_241, z: 'yyyy"년" m"월" d"일"' } as const;
  const rows = await rowsOf([
    ['이름', '이메일', '연락처', '생년월일'],
    ['김하나', 'a@x.example', 1_012_345_678, serial],
    ['김두리', 'b@x.example', 212_345_678, korean],
    ['김세나', 'c@x.example', '010-1234-5678', 20_100_304],
    ['김네나', 'd@x.example', 1_012_345_678, 80_304],
  ]);
  expect(rows.map(({ phone, birthday }) => [phone, birthday])).toEqual([
    ['01012345678', '2010-03-04'],
    ['0212345678', '2010-03-04'],
    ['01012345678', '2010-03-04'],
    ['01012345678', '2008-03-04'],
  ]);
});

test('headers are known in either language, in any order, by other names and below a title', async () => {
  const person = { name: '김지우', email: 'jiwoo@x.example', phone: '01012345678' };
  for (const [headers, line] of [
    [
      ['Email', 'Phone', 'Name'],
      ['jiwoo@x.example', '01012345678', '김지우'],
    ],
    [
      ['연락처', '이름', '이메일'],
      ['01012345678', '김지우', 'jiwoo@x.example'],
    ],
    [
      ['성명', '휴대폰 번호', 'E-mail *'],
      ['김지우', '01012345678', 'jiwoo@x.example'],
    ],
  ] as const) {
    expect(await rowsOf([[...headers], [...line]])).toEqual([person]);
    expect(await rowsOf([['2026학년도 신입생 명단'], [], [...headers], [...line]])).toEqual([person]);
  }
});

test('columns that are not known are named and not used', async () => {
  const answer = await read([
    ['이름', '반', '이메일', '학년'],
    ['김지우', '3', 'jiwoo@x.example', '2'],
  ]);
  expect(answer).toEqual({
    kind: 'sheets',
    sheets: [
      {
        name: 'Sheet1',
        isHidden: false,
        rows: [{ cells: { name: '김지우', email: 'jiwoo@x.example' }, number: 2, isHidden: false }],
        unknown: ['반', '학년'],
      },
    ],
    unused: [],
  });
});

test.each([
  [
    'noHeaders',
    undefined,
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['noHeaders', undefined, [['김지우', 'jiwoo@x.example']]],
  [
    'missingHeaders',
    ['이메일'],
    [
      ['이름', '연락처'],
      ['김지우', '01012345678'],
    ],
  ],
  [
    'repeatedHeaders',
    ['이름'],
    [
      ['이름', 'Name', '이메일'],
      ['가', '나', 'a@x.example'],
    ],
  ],
  ['noRows', undefined, [['이름', '이메일']]],
  [
    'noRows',
    undefined,
    [
      ['이름', '이메일'],
      ['', ' '],
    ],
  ],
] as const)('wrong headers are refused as %s, naming %j', async (why, names, rows) => {
  expect(await read(rows.map(row => [...row]))).toEqual({ kind: 'refused', why, names: names ?? [] });
});

test('empty rows between others are left out, and what is wrong is kept for the grid to judge', async () => {
  const rows = await rowsOf([
    ['이름', '이메일'],
    ['김지우', 'jiwoo@x.example'],
    [],
    ['', ''],
    ['김', '잘못된 주소'],
  ]);
  expect(rows).toEqual([
    { name: '김지우', email: 'jiwoo@x.example' },
    { name: '김', email: '잘못된 주소' },
  ]);
});

const headers = ['이름', '이메일'];
const row = (name: string): TestCell[] => [name, `${name}@x.example`];

test('all sheets with known columns are read, and those that cannot be used are named with the reason', async () => {
  const file = workbookOfSheets([
    { name: '안내', rows: [['이 파일은 명단입니다.']] },
    { name: '1반', rows: [['1반 명단'], headers, row('a'), row('b')] },
    { name: '2반', rows: [['이메일', '이름'], row('c').toReversed()] },
    {
      name: '연락망',
      rows: [
        ['이름', '연락처'],
        ['d', '01012345678'],
      ],
    },
    { name: '빈 반', rows: [headers] },
    { name: '퇴원', rows: [headers, row('e')], isHidden: true },
  ]);
  const answer = await readSheet(fileOf(file), studentFields('ko'), '2026-11-21');
  if (answer.kind !== 'sheets') throw new Error('refused');
  expect(
    answer.sheets.map(({ name, isHidden, rows }) => [name, isHidden, rows.map(each => each.number)]),
  ).toEqual([
    ['1반', false, [3, 4]],
    ['2반', false, [2]],
    ['퇴원', true, [2]],
  ]);
  expect(answer.unused).toEqual([
    { name: '연락망', why: 'missingHeaders', names: ['이메일'] },
    { name: '빈 반', why: 'noRows', names: [] },
  ]);
});

test('rows that are hidden or filtered out are marked', async () => {
  const rows = [headers, row('a'), row('b'), row('c')];
  const file = workbookOfSheets([{ name: '1반', rows, hidden: [3] }]);
  const answer = await readSheet(fileOf(file), studentFields('ko'), '2026-11-21');
  expect(answer).toMatchObject({
    sheets: [{ rows: [{ isHidden: false }, { isHidden: true }, { isHidden: false }] }],
  });
});

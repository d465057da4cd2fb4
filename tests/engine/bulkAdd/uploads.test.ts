import { expect, test } from 'vitest';
import type { Choices } from '../../../src/engine/bulkAdd/mapping/Overview.ts';
import { remember } from '../../../src/engine/bulkAdd/mapping/memory.ts';
import { cellsIn } from './support/cellsIn.ts';
import { studentFields } from './support/plans.ts';
import { readUpload } from './support/readUpload.ts';
import { fileOf, workbookOf, workbookOfSheets, type TestCell } from './support/workbookOf.ts';

const read = (rows: TestCell[][], choices?: Partial<Choices>) =>
  readUpload(fileOf(workbookOf(rows)), studentFields('ko'), choices && { choices });
const rowsOf = async (...given: Parameters<typeof read>) => cellsIn(await read(...given));
const overviewOf = async (...given: Parameters<typeof read>) => {
  const uploaded = await read(...given);
  if (uploaded.kind === 'refused') throw new Error(uploaded.why);
  return uploaded.overview;
};
const targetsOf = async (...given: Parameters<typeof read>) =>
  (await overviewOf(...given)).sheets[0]!.columns.map(({ target }) => target);

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
    expect((await overviewOf([[...headers], [...line]])).isCertain).toBe(true);
  }
});

test('columns that are not known are shown with samples, and go nowhere unless that is chosen', async () => {
  const rows = [
    ['이름', '학교', '이메일', '학년'],
    ['김지우', '한빛고', 'jiwoo@x.example', '2'],
  ];
  const overview = await overviewOf(rows);
  expect(overview.isCertain).toBe(false);
  expect(overview.sheets[0]!.columns.map(({ header, samples, target }) => [header, samples, target])).toEqual(
    [
      ['이름', ['김지우'], 'name'],
      ['학교', ['한빛고'], null],
      ['이메일', ['jiwoo@x.example'], 'email'],
      ['학년', ['2'], null],
    ],
  );
  expect(await rowsOf(rows, { sheets: { Sheet1: { targets: ['name', 'memo', 'email', 'memo'] } } })).toEqual([
    { name: '김지우', email: 'jiwoo@x.example', memo: '학교: 한빛고, 학년: 2' },
  ]);
});

test('a class goes into the memo, unless that has a column or something else was chosen', async () => {
  const person = { name: '김지우', email: 'jiwoo@x.example' };
  const withClass = (header: string, ...more: string[]) => [
    ['이름', header, '이메일', ...more],
    ['김지우', 'A', 'jiwoo@x.example', ...more.map(() => 'B')],
  ];
  for (const header of ['반', '학급', '클래스', '학년/반', '반(필수)', 'Class', 'Homeroom']) {
    expect((await overviewOf(withClass(header))).isCertain).toBe(true);
    expect(await rowsOf(withClass(header))).toEqual([{ ...person, memo: 'A' }]);
  }
  expect(await targetsOf(withClass('담임 반', '반 담임'))).toEqual(['name', null, 'email', null]);
  expect(await targetsOf(withClass('반', '비고'))).toEqual(['name', null, 'email', 'memo']);
  // Of two, one is proposed, and asked about.
  const two = await overviewOf(withClass('반', 'Class'));
  expect(two.sheets[0]!.columns[1]).toMatchObject({ target: 'memo', isSure: false });
  // Alone it says nothing about anyone.
  expect(
    (
      await overviewOf([
        ['반', 'b'],
        ['A', 'd'],
      ])
    ).problem,
  ).toBe('noColumns');

  for (const [headers, chosen, targets] of [
    [['반'], [null], ['name', null, 'email']],
    [
      ['반', '학교'],
      [null, 'memo'],
      ['name', null, 'email', 'memo'],
    ],
    [['학교'], ['memo'], ['name', null, 'email', 'memo']],
  ] as const) {
    const memory = remember({}, headers, chosen);
    const rows = withClass('반', ...(targets.length > 3 ? ['학교'] : []));
    const uploaded = await readUpload(fileOf(workbookOf(rows)), studentFields('ko'), { memory });
    if (uploaded.kind === 'refused') throw new Error(uploaded.why);
    expect(uploaded.overview.sheets[0]!.columns.map(({ target }) => target)).toEqual(targets);
  }

  const bySheet = await rowsOf(withClass('반'), { withSheetName: true });
  expect(bySheet).toEqual([{ ...person, memo: 'Sheet1' }]);
  const both = { withSheetName: true, sheets: { Sheet1: { targets: ['name', 'memo', 'email'] } } };
  expect(await rowsOf(withClass('반'), both)).toEqual([{ ...person, memo: 'Sheet1, A' }]);
  const same = [
    ['이름', '반', '이메일'],
    ['김지우', 'Sheet1', 'jiwoo@x.example'],
  ];
  expect(await rowsOf(same, both)).toEqual([{ ...person, memo: 'Sheet1' }]);
});

test.each<[string, TestCell[][], (string | null)[]]>([
  [
    'unknown headers',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [null, null],
  ],
  ['no headers', [['김지우', 'jiwoo@x.example']], ['name', 'email']],
  [
    'a required one missing',
    [
      ['이름', '연락처'],
      ['김지우', '01012345678'],
    ],
    ['name', 'phone'],
  ],
  [
    'one twice',
    [
      ['이름', 'Name', '이메일'],
      ['김지우', '나', 'a@x.example'],
    ],
    ['name', null, 'email'],
  ],
])('a file with %s is asked about, not refused', async (_, rows, targets) => {
  const overview = await overviewOf(rows);
  expect(overview.isCertain).toBe(false);
  expect(overview.sheets[0]!.columns.map(({ target }) => target)).toEqual(targets);
});

test.each([
  [[['이름', '이메일']]],
  [
    [
      ['이름', '이메일'],
      ['', ' '],
    ],
  ],
])('a file without rows is refused', async rows => {
  expect(await read(rows)).toEqual({ kind: 'refused', why: 'noRows' });
});

test('the header row can be changed, and the columns are proposed again from it', async () => {
  const rows = [
    ['이름', '이메일'],
    ['학생 이름', '이메일'],
    ['김지우', 'jiwoo@x.example'],
  ];
  expect((await overviewOf(rows, { sheets: { Sheet1: { headerRow: 2 } } })).sheets[0]).toMatchObject({
    headerRow: 2,
    rowCount: 1,
  });
  expect(
    (await overviewOf(rows, { sheets: { Sheet1: { headerRow: null } } })).sheets[0]!.columns,
  ).toMatchObject([{ header: '' }, { header: '' }]);
});

test('what was chosen for a header is proposed the next time, and makes the file certain', async () => {
  const rows = [
    ['별칭', '이름', '이메일'],
    ['지우', '김지우', 'jiwoo@x.example'],
  ];
  expect(await targetsOf(rows)).toEqual([null, 'name', 'email']);
  const memory = remember({}, ['별칭', '이름', '이메일'], ['name', 'memo', 'email']);
  const uploaded = await readUpload(fileOf(workbookOf(rows)), studentFields('ko'), { memory });
  expect(uploaded).toMatchObject({ overview: { isCertain: true } });
  expect(cellsIn(uploaded)).toEqual([{ name: '지우', memo: '김지우', email: 'jiwoo@x.example' }]);
});

test('likely corrections are made for all rows once they are wanted, and certain ones are listed', async () => {
  const rows = [
    ['이름', '이메일', '연락처'],
    ['김지우', 'a@naver.con', '+82 10-1234-5678'],
    ['이서준', 'b@naver.con', '010-1234-5678'],
  ];
  const overview = await overviewOf(rows);
  expect(overview.suggestions).toEqual([
    {
      key: 'email/emailDomain',
      kind: 'emailDomain',
      source: 'email',
      count: 2,
      examples: [
        { number: 2, before: 'a@naver.con', after: 'a@naver.com' },
        { number: 3, before: 'b@naver.con', after: 'b@naver.com' },
      ],
    },
  ]);
  expect(overview.corrections).toMatchObject([
    { key: 'phone/countryCode', count: 1, examples: [{ number: 2 }] },
  ]);
  expect((await rowsOf(rows)).map(({ email }) => email)).toEqual(['a@naver.con', 'b@naver.con']);
  const followed = await rowsOf(rows, { followed: ['email/emailDomain'] });
  expect(followed.map(({ email }) => email)).toEqual(['a@naver.com', 'b@naver.com']);
});

test('empty rows and lines that are no records are left out, and what is wrong is kept for the grid to validate', async () => {
  const rows: TestCell[][] = [
    ['이름', '이메일'],
    ['김지우', 'jiwoo@x.example'],
    [],
    ['', ''],
    ['김', '잘못된 주소'],
    ['고등부'],
    ['이름', '이메일'],
    ['합계', 2],
  ];
  const uploaded = await read(rows);
  expect(cellsIn(uploaded)).toEqual([
    { name: '김지우', email: 'jiwoo@x.example' },
    { name: '김', email: '잘못된 주소' },
  ]);
  expect(uploaded).toMatchObject({ overview: { sheets: [{ skipped: [6, 7, 8] }] } });
});

const headers = ['이름', '이메일'];
const row = (name: string): TestCell[] => [name, `${name}@x.example`];

test('all sheets are shown, and those with all that is required are chosen', async () => {
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
  const uploaded = await readUpload(fileOf(file), studentFields('ko'));
  if (uploaded.kind !== 'read') throw new Error('refused');
  expect(uploaded.rows.map(({ from: { sheet, number } }) => [sheet, number])).toEqual([
    ['1반', 3],
    ['1반', 4],
    ['2반', 2],
  ]);
  expect(uploaded.overview.sheets.map(({ name, isChosen, rowCount }) => [name, isChosen, rowCount])).toEqual([
    ['안내', false, 0],
    ['1반', true, 2],
    ['2반', true, 1],
    ['연락망', false, 1],
    ['빈 반', false, 0],
    ['퇴원', false, 1],
  ]);
  const named = await readUpload(fileOf(file), studentFields('ko'), { choices: { withSheetName: true } });
  expect(cellsIn(named).map(({ memo }) => memo)).toEqual(['1반', '1반', '2반']);
});

test('rows that are hidden or filtered out are asked about', async () => {
  const rows = [headers, row('a'), row('b'), row('c')];
  const file = workbookOfSheets([{ name: '1반', rows, hidden: [3] }]);
  const uploaded = await readUpload(fileOf(file), studentFields('ko'));
  expect(uploaded).toMatchObject({ overview: { hiddenCount: 1, isCertain: false, rowCount: 2 } });
  const all = await readUpload(fileOf(file), studentFields('ko'), { choices: { withHidden: true } });
  expect(cellsIn(all)).toHaveLength(3);
});

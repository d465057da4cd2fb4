import { expect, test } from 'vitest';
import { withManagers } from '../../../src/resources/students/add/withManagers.ts';
import { cellsIn } from './support/cellsIn.ts';
import { plansOf } from './support/plans.ts';
import { readUpload } from './support/readUpload.ts';
import { fileOf, workbookOf, type TestCell } from './support/workbookOf.ts';

const headers = ['이름', '이메일'];
const person = (name: string): TestCell[] => [name, `${name}@x.example`];

test('what only the first row of a group says is offered for those below it, and is not filled in by itself', async () => {
  const header = ['반', '담당', '이름', '이메일'];
  const withPark = plansOf(withManagers([{ id: 'M1', name: '박선생', email: 'park@x.example' }]))('ko');
  const readRows = (rows: TestCell[][], followed: string[] = []) =>
    readUpload(fileOf(workbookOf(rows)), withPark, { choices: { followed } });
  const list = [
    header,
    ['1반', '박선생', ...person('a')],
    [null, null, ...person('b')],
    [null, null, ...person('c')],
    ['2반', null, ...person('d')],
    [null, null, ...person('e')],
    [null, null, null, '3'],
  ];
  const uploaded = await readRows(list);
  if (uploaded.kind === 'refused') throw new Error(uploaded.why);
  expect(uploaded.overview.suggestions.map(({ key, count }) => [key, count])).toEqual([
    ['managerId/fillDown', 4],
    ['memo/fillDown', 3],
  ]);
  expect(cellsIn(uploaded).map(({ memo }) => memo)).toEqual(['1반', undefined, undefined, '2반', undefined]);
  const filled = cellsIn(await readRows(list, ['memo/fillDown']));
  expect(filled.map(({ memo, managerId }) => [memo, managerId])).toEqual([
    ['1반', 'M1'],
    ['1반', undefined],
    ['1반', undefined],
    ['2반', undefined],
    ['2반', undefined],
  ]);

  // Some without a class, those above the first class, and notes are left alone.
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(person);
  for (const rows of [
    [
      ['반', ...headers],
      ['1반', ...a!],
      ['1반', ...b!],
      [null, ...c!],
      ['2반', ...d!],
    ],
    [
      ['반', ...headers],
      [null, ...a!],
      ['1반', ...b!],
      [null, ...c!],
      [null, ...d!],
    ],
    [
      ['비고', ...headers],
      ['지각', ...a!],
      [null, ...b!],
      [null, ...c!],
      [null, ...d!],
    ],
  ])
    expect(await readRows(rows)).toMatchObject({ overview: { suggestions: [] } });
});

import { expect, test } from 'vitest';
import { suggestions } from '../../../src/engine/bulkAdd/cells/CellReading.ts';
import type { FieldPlan } from '../../../src/engine/bulkAdd/cells/plan.ts';
import type { GridDefinition } from '../../../src/engine/bulkAdd/definition.ts';
import { validateRow } from '../../../src/engine/bulkAdd/rows/validateRow.ts';
import { newManagers } from '../../../src/resources/managers/add/newManagers.ts';
import { newStudents } from '../../../src/resources/students/add/newStudents.ts';
import { cellsIn } from './support/cellsIn.ts';
import { book, type MessyFile } from './support/messyFile.ts';
import { messyExports } from './support/messyExports.ts';
import { messyFormats } from './support/messyFormats.ts';
import { messyHeaders } from './support/messyHeaders.ts';
import { messyLines } from './support/messyLines.ts';
import { messyManagers } from './support/messyManagers.ts';
import { ordinary, plain, withAll } from './support/messySheets.ts';
import { messyOwner } from './support/messyOwner.ts';
import { messyPrograms } from './support/messyPrograms.ts';
import { messySeptember } from './support/messySeptember.ts';
import { messySpellings } from './support/messySpellings.ts';
import { messyStrangers } from './support/messyStrangers.ts';
import { messyValues } from './support/messyValues.ts';
import { managerFields, studentFields } from './support/plans.ts';
import { readUpload } from './support/readUpload.ts';

/** Of plausible rows at most this share may need a hand. */
const mostByHand = 0.02;
/** The kinds of mess that academies' files are known for, and the files that have them. */
const kinds = {
  'Korean Windows': 'csv-cp949',
  'UTF-16': 'csv-utf16',
  semicolons: 'csv-semicolons',
  tabs: 'tsv',
  Numbers: 'numbers-export',
  'doubled headers': 'doubled-header',
  'header below row 10': 'title-and-notes-above',
  'no header': 'no-header',
  'family and given name': 'family-and-given',
  'merged header of two lines': 'two-line-header',
  'error values': 'error-cells',
  'country code': 'phones-international',
  'full width': 'full-width',
  'several numbers': 'phones-several',
  'commas in emails': 'emails-untidy',
  dates: 'dates-korean',
  'a school’s class list': 'school-class-list',
  'answers to long questions': 'form-answers-long-questions',
  'address books': 'contacts-of-google',
  'two header rows': 'title-and-two-header-rows',
  'a class per sheet': 'class-per-sheet-titled',
  'two parents in one cell': 'parents-in-one-cell',
  'UTF-16 without a mark': 'csv-utf16-without-mark',
  'decimal commas': 'decimal-comma',
  'lines of parents below': 'two-rows-a-student',
  'tabs in CP949 with a total': 'tabs-cp949-with-title-and-total',
  'hidden columns': 'hidden-columns-of-last-term',
  'a logo and merged heads': 'logo-and-heads-of-two-lines',
  'classes filled in before': 'classes-before-their-students',
  'classes in merged cells': 'classes-merged',
  'classes as lines': 'classes-with-their-teachers',
  'departments with their headers': 'departments-with-their-headers',
  decimals: 'decimals-of-a-program',
  'lists next to each other': 'two-tables-side-by-side',
  xlsm: 'macro-workbook',
  xls: 'old-excel',
  ods: 'open-document',
};

/** How many rows files have, and those that are not read as they were meant. */
async function handOf(files: readonly MessyFile[], definition: GridDefinition, fields: FieldPlan[]) {
  let rows = 0;
  const byHand: string[] = [];
  for (const { name, file, expected } of files) {
    const uploaded = await readUpload(file, fields);
    rows += expected.length;
    const { rows: read, overview } = uploaded.kind === 'read' ? uploaded : { rows: [], overview: null };
    const onlySheet = overview?.sheets[0]!.name;
    const byNumber = new Map(
      read.map(({ from, cells }) => [`${from.sheet ?? onlySheet}/${from.number}`, cells]),
    );
    for (const { sheet, number, cells } of expected) {
      const found = byNumber.get(`${sheet}/${number}`);
      byNumber.delete(`${sheet}/${number}`);
      const errors = found === undefined ? { row: 'missing' } : validateRow(definition, found);
      const isRight = found !== undefined && JSON.stringify(sorted(found)) === JSON.stringify(sorted(cells));
      if (!isRight || Object.keys(errors).length > 0)
        byHand.push(`${name} ${sheet}/${number}: ${JSON.stringify(found)} ${JSON.stringify(errors)}`);
    }
    // A row that is none has to be removed by hand.
    for (const [place, cells] of byNumber)
      byHand.push(`${name} ${place}: too many, ${JSON.stringify(cells)}`);
    if (uploaded.kind === 'refused') byHand.push(`${name}: ${uploaded.why}`);
  }
  return { rows, byHand };
}

const sorted = (cells: Readonly<Record<string, string>>) =>
  Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1));

test('of the rows of many messy files at most one in fifty needs a hand', async () => {
  const files = [
    ...messyHeaders(),
    ...messyValues(),
    ...messyFormats(),
    ...messyStrangers(),
    ...messyPrograms(),
    ...messyLines(),
    ...messySpellings(),
    ...messyExports(),
    ...messySeptember(),
    ...messyOwner(),
  ];
  expect(files.length).toBeGreaterThanOrEqual(134);
  const names = files.map(({ name }) => name);
  expect(Object.values(kinds).filter(name => !names.includes(name))).toEqual([]);
  const { rows, byHand } = await handOf(files, newStudents, studentFields('ko'));
  expect(rows).toBeGreaterThan(1_000);
  expect(byHand.length / rows <= mostByHand ? [] : byHand).toEqual([]);
});

test('messy lists of staff need a hand as seldom', async () => {
  const files = messyManagers();
  const { rows, byHand } = await handOf(files, newManagers, managerFields('ko'));
  expect(rows).toBeGreaterThanOrEqual(files.length * 10);
  expect(byHand.length / rows <= mostByHand ? [] : byHand).toEqual([]);
});

const slips = {
  emailDomain: book('domains', [
    { ...plain, line: person => [person.name, `s${person.index}@naver.con`, person.phone] },
  ]),
  dateOrder: book('dates', [
    {
      ...withAll,
      line: person => [person.name, person.email, person.phone, '', `0${1 + (person.index % 3)}/04/2010`],
    },
  ]),
  letterForDigit: book('phones', [
    { ...plain, line: person => [person.name, person.email, person.phone.replace('010', 'O1O')] },
  ]),
  fillDown: book('classes', [
    {
      ...plain,
      header: ['반', '이름', '이메일', '연락처'],
      between: person =>
        person.index % 10 === 0
          ? [...(person.index > 0 ? [['소계', '10명']] : []), [`${1 + person.index / 10}반`]]
          : [],
      line: person => [null, ...ordinary(person)],
    },
  ]),
  nameNote: book('names', [
    {
      ...plain,
      line: person => [
        [
          `${person.name}(전학)`,
          `3-2 ${person.name}`,
          `30201 ${person.name}`,
          `2학년 1반 ${person.name}`,
          `${person.name}😀`,
          `⭐ ${person.name} ❤️`,
          `★${person.name}`,
          `✓ ${person.name}`,
          `- ${person.name}`,
          `${person.index + 1}) ${person.name}`,
          `${person.name} 학생`,
          `${person.name}(신규)`,
        ][person.index % 12]!,
        person.email,
        person.phone,
      ],
    },
  ]),
} satisfies Record<(typeof suggestions)[number], MessyFile>;

test.each(suggestions)('“correct all” of %s corrects every row that has it, and only then', async kind => {
  const { file, expected } = slips[kind];
  const read = (followed: string[]) => readUpload(file, studentFields('ko'), { choices: { followed } });
  const uploaded = await read([]);
  if (uploaded.kind === 'refused') throw new Error(uploaded.why);
  const { suggestions: found, isCertain } = uploaded.overview;
  expect(found.map(each => [each.kind, each.count])).toEqual([[kind, expected.length]]);
  expect(isCertain).toBe(false);
  const [{ key, source, examples }] = found as [(typeof found)[number]];
  expect(cellsIn(uploaded)[0]![source] ?? '').toBe(examples[0]!.before);
  const corrected = cellsIn(await read([key]));
  expect(corrected).toHaveLength(expected.length);
  expect(corrected[0]![source]).toBe(examples[0]!.after);
  expect(corrected.map(({ name }) => name)).toEqual(expected.map(({ cells }) => cells.name));
  expect(corrected.map(cells => validateRow(newStudents, cells)[source])).toEqual(
    expected.map(() => undefined),
  );
});

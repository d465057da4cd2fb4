import { expect, test } from 'vitest';
import { cellsIn } from './support/cellsIn.ts';
import { odsRow, openDocument } from './support/openDocument.ts';
import { studentFields } from './support/plans.ts';
import { readUpload } from './support/readUpload.ts';
import { fileOf } from './support/workbookOf.ts';

const fields = studentFields('ko');
const student = (name: string, attributes = '') => odsRow(attributes, name, `${name}@x.example`);
const read = (rows: string, withHidden = false) =>
  readUpload(fileOf(openDocument(rows), 'students.ods'), fields, { choices: { withHidden } });

test('hidden and filtered rows of an OpenDocument file are asked about', async () => {
  const rows = [
    odsRow('', '이름', '이메일'),
    student('가나'),
    student('다라', 'table:visibility="collapse"'),
    student('마바', 'table:number-rows-repeated="2" table:style-name="ro1" table:visibility="filter"'),
    student('사아', 'table:visibility="visible"'),
  ].join('');
  const uploaded = await read(rows);
  expect(uploaded).toMatchObject({ overview: { hiddenCount: 3, isCertain: false } });
  expect(cellsIn(uploaded).map(({ name }) => name)).toEqual(['가나', '사아']);
  expect(cellsIn(await read(rows, true))).toHaveLength(5);
});

test('rows are hidden in their own sheet, and a hidden sheet is not proposed', async () => {
  const header = odsRow('', '이름', '이메일');
  const first = `${header}${student('가나')}</table:table><table:table table:name="B" table:style-name="hidden">`;
  const second = `${header}${student('다라')}</table:table><table:table table:name="C">`;
  const third = `${header}${student('마바', 'table:visibility="collapse"')}${student('사아')}`;
  const styles =
    '<style:style style:family="table" style:name="hidden"><style:table-properties table:display="false"/></style:style>';
  const uploaded = await readUpload(
    fileOf(openDocument(first + second + third, '', styles), 'students.ods'),
    fields,
  );
  if (uploaded.kind === 'refused') throw new Error(uploaded.why);
  expect(uploaded.overview.sheets.map(sheet => [sheet.name, sheet.isHidden, sheet.hiddenCount])).toEqual([
    ['A', false, 0],
    ['B', true, 0],
    ['C', false, 1],
  ]);
  expect(cellsIn(uploaded).map(({ name }) => name)).toEqual(['가나', '사아']);
});

test('of two columns with the same header the one that is shown is proposed', async () => {
  const columns =
    '<table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/><table:table-column/>';
  const rows = [
    odsRow('', '이름', '이메일', '휴대폰', '휴대폰'),
    odsRow('', '가나', 'a@x.example', '010-0000-0000', '010-1234-5678'),
  ].join('');
  const uploaded = await read(columns + rows);
  expect(cellsIn(uploaded).map(({ phone }) => phone)).toEqual(['01012345678']);
  expect(uploaded).toMatchObject({ overview: { isCertain: false } });
});

test('a file that hides more rows and columns than there can be is read up to the bounds', async () => {
  const many = 'table:number-rows-repeated="4000" table:visibility="collapse"';
  const rows = [
    odsRow('', '이름', '이메일'),
    student('가나'),
    `<table:table-row ${many}/>`.repeat(50_000),
    '<table:table-column table:number-columns-repeated="5000" table:visibility="collapse"/>'.repeat(10_000),
  ].join('');
  expect(cellsIn(await read(rows)).map(({ name }) => name)).toEqual(['가나']);
});

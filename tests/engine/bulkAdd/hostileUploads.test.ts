import * as xlsx from 'xlsx';
import { expect, test } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { ko } from '../../../src/i18n/ko/index.ts';
import { cellsIn } from './support/cellsIn.ts';
import { readUpload } from './support/readUpload.ts';
import { studentFields } from './support/plans.ts';
import { editSheet } from './support/editSheet.ts';
import { fileOf, workbookOf } from './support/workbookOf.ts';
import { zipOf } from './support/zipOf.ts';

const read = (file: File) => readUpload(file, studentFields('ko'));
const whyOf = async (file: File) => {
  const answer = await read(file);
  return answer.kind === 'refused' ? answer.why : answer;
};
const header = ['이름', '이메일', '연락처', '성별', '생년월일', '메모'];
const good = ['김지우', 'jiwoo@x.example', '01012345678', '여성', '2010-03-04', ''];
const text = (content: string) => new TextEncoder().encode(content);

test('a file of another kind is refused by its name [S8.10]', async () => {
  const content = workbookOf([header, good]);
  for (const name of ['students.pdf', 'students.docx', 'students', 'students.xlsx.exe'])
    expect(await whyOf(fileOf(content, name))).toBe('extension');
  expect(await read(fileOf(content, 'STUDENTS.XLSX'))).toMatchObject({ kind: 'read' });
  expect(en.grid.refused.extension).toContain('.xlsx');
  expect(ko.grid.refused.extension).toContain('.xlsx');
});

test('a file that only has the name of a spreadsheet is refused', async () => {
  expect(await whyOf(fileOf('<html><p>이름, 이메일</p></html>'))).toBe('notExcel');
  expect(await whyOf(fileOf('이름,이메일\n김지우,jiwoo@x.example'))).toBe('notExcel');
  expect(await whyOf(fileOf('%PDF-1.7'))).toBe('notExcel');
  expect(await whyOf(fileOf(''))).toBe('empty');
  const document = zipOf([{ name: 'word/document.xml', content: text('<w:document/>') }]);
  expect(await whyOf(fileOf(document))).toBe('notExcel');
});

test('files behind a password are refused as such', async () => {
  const encrypted = xlsx.CFB.utils.cfb_new();
  xlsx.CFB.utils.cfb_add(encrypted, '/EncryptionInfo', text('AES'));
  xlsx.CFB.utils.cfb_add(encrypted, '/EncryptedPackage', text('secret'));
  expect(await whyOf(fileOf(new Uint8Array(xlsx.CFB.write(encrypted, { type: 'array' }))))).toBe('encrypted');
  const locked = zipOf([{ name: 'xl/workbook.xml', content: text('<workbook/>'), flags: 1 }]);
  expect(await whyOf(fileOf(locked))).toBe('encrypted');
});

test('a truncated file is refused wherever it ends', async () => {
  const content = workbookOf([header, ...Array.from({ length: 50 }, () => good)]);
  for (const share of [0.01, 0.3, 0.6, 0.9, 0.99])
    expect(await whyOf(fileOf(content.slice(0, Math.floor(content.length * share))))).toMatch(
      /^(?:damaged|notExcel)$/,
    );
});

test('bytes that were changed do no harm', async () => {
  const content = workbookOf([header, good]);
  for (let at = 30; at < content.length; at += 211) {
    const changed = content.slice();
    changed[at] = changed[at]! ^ 0xff;
    const answer = await read(fileOf(changed));
    expect(['read', 'refused']).toContain(answer.kind);
  }
});

test('a file that is too large is not opened at all', async () => {
  const file = fileOf(new Uint8Array(limits.upload.maxBytes + 1));
  expect(await whyOf(file)).toBe('tooLarge');
});

test('a zip bomb is not unpacked, whatever size it declares', async () => {
  const zeros = new Uint8Array(limits.upload.maxUnpackedBytes + 1);
  const part = { name: 'xl/worksheets/sheet1.xml', content: zeros };
  const workbook = { name: 'xl/workbook.xml', content: text('<workbook/>') };
  expect(await whyOf(fileOf(zipOf([workbook, part])))).toBe('unpacksTooLarge');
  expect(await whyOf(fileOf(zipOf([workbook, { ...part, declaredSize: 100 }])))).toBe('unpacksTooLarge');
  const half = { content: zeros.subarray(0, zeros.length / 2 + 1), declaredSize: 1 };
  const halves = ['sheet1', 'sheet2'].map(name => ({ ...half, name: `xl/worksheets/${name}.xml` }));
  expect(await whyOf(fileOf(zipOf([workbook, ...halves])))).toBe('unpacksTooLarge');
  const many = Array.from({ length: limits.upload.maxParts + 1 }, (_, index) => ({
    name: `xl/worksheets/sheet${index}.xml`,
    content: text('<worksheet/>'),
  }));
  expect(await whyOf(fileOf(zipOf([workbook, ...many])))).toBe('unpacksTooLarge');
});

test('close to a million rows are not read to the end', async () => {
  const row = '<row><c t="str"><v>x</v></c><c t="str"><v>x@y.zz</v></c></row>';
  const content = editSheet(workbookOf([header]), xml =>
    xml.replace('</sheetData>', `${row.repeat(900_000)}</sheetData>`),
  );
  expect(content.length).toBeLessThan(limits.upload.maxBytes);
  expect(await whyOf(fileOf(content))).toBe('tooManyRows');
});

test('as many rows as may be imported are read, and one more is refused', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ['김지우', `s${index}@x.example`]);
  const most = await read(fileOf(workbookOf([header, ...rows(limits.import.gridRows)])));
  expect(most).toMatchObject({ kind: 'read' });
  expect(cellsIn(most)).toHaveLength(limits.import.gridRows);
  expect(await whyOf(fileOf(workbookOf([header, ...rows(limits.import.gridRows + 1)])))).toBe('tooManyRows');
});

/** An OpenDocument spreadsheet as small as can be. */
const openDocument = (rows: string, manifest = '') =>
  zipOf([
    { name: 'mimetype', content: text('application/vnd.oasis.opendocument.spreadsheet') },
    { name: 'META-INF/manifest.xml', content: text(`<manifest:manifest>${manifest}</manifest:manifest>`) },
    { name: 'styles.xml', content: text('<office:document-styles/>') },
    {
      name: 'content.xml',
      content: text(
        `<office:document-content><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
      ),
    },
  ]);
const odsRow = (attributes: string, ...cells: string[]) =>
  `<table:table-row ${attributes}>${cells.map(cell => `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`;

test('rows that an OpenDocument file repeats a million times are not read to the end', async () => {
  const rows =
    odsRow('', '이름', '이메일') + odsRow('table:number-rows-repeated="1048576"', '김지우', 'a@x.example');
  expect(await whyOf(fileOf(openDocument(rows), 'students.ods'))).toBe('tooManyRows');
});

test('an OpenDocument file behind a password is refused as such', async () => {
  const locked = openDocument(odsRow('', 'x'), '<manifest:encryption-data/>');
  expect(await whyOf(fileOf(locked, 'students.ods'))).toBe('encrypted');
});

test('text of any length in quotes that never end is read, and bytes that are no text are refused', async () => {
  expect(
    await read(fileOf(`이름,이메일\n"김지우,a@x.example\n이서준,b@x.example`, 'list.csv')),
  ).toMatchObject({ kind: 'read' });
  expect(await whyOf(fileOf(new Uint8Array([0xff, 0x00, 0x80, 0x81, 0x00, 0x90]), 'list.csv'))).toBe(
    'notText',
  );
});

test('cells that are merged over the whole sheet stay what they are', async () => {
  const whole = 'A1:XFD1048576';
  const content = editSheet(workbookOf([header, good]), xml =>
    xml
      .replace(/<dimension ref="[^"]*"/, `<dimension ref="${whole}"`)
      .replace(
        '</sheetData>',
        `</sheetData><mergeCells count="1"><mergeCell ref="A2:XFD1048576"/></mergeCells>`,
      ),
  );
  expect(cellsIn(await read(fileOf(content)))).toMatchObject([{ name: '김지우' }]);
});

test('formulas count as what they came to, and are never evaluated', async () => {
  const content = workbookOf([
    header,
    [
      { t: 's', v: '김지우', f: '"김"&"지우"' },
      { t: 's', v: 'jiwoo@x.example', f: 'LOWER("JIWOO@X.EXAMPLE")' },
      { t: 'n', v: 1_012_345_678, f: 'A1+1' },
      { t: 'e', v: 0x2a, w: '#N/A' },
      null,
      '=HYPERLINK("https://evil.example")',
    ],
  ]);
  expect(cellsIn(await read(fileOf(content)))).toEqual([
    {
      name: '김지우',
      email: 'jiwoo@x.example',
      phone: '01012345678',
      memo: '=HYPERLINK("https://evil.example")',
    },
  ]);
});

test('headers named after what objects have pollute nothing', async () => {
  const hostile = ['__proto__', 'constructor', 'toString', ...header];
  const answer = await read(fileOf(workbookOf([hostile, ['polluted', 'polluted', 'polluted', ...good]])));
  expect(cellsIn(answer)).toMatchObject([{ name: '김지우', email: 'jiwoo@x.example' }]);
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('every refusal has words of its own in both languages', () => {
  for (const { title, ...reasons } of [en.grid.refused, ko.grid.refused]) {
    const texts = Object.values(reasons);
    expect(new Set([title, ...texts]).size).toBe(texts.length + 1);
  }
});

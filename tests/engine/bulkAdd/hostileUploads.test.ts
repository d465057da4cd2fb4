import * as xlsx from 'xlsx';
import { expect, test } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { ko } from '../../../src/i18n/ko/index.ts';
import { cellsIn } from './support/cellsIn.ts';
import { readUpload } from './support/readUpload.ts';
import { studentFields } from './support/plans.ts';
import { odsRow, openDocument } from './support/openDocument.ts';
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
function oldExcelOf(rows: string[][]) {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Sheet1');
  return new Uint8Array(xlsx.write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
}

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

test.each([
  ['by a word that is added to each byte', [0, 0, 1, 2, 3, 4]],
  ['by RC4', [1, 0, 1, 0, 1, 0, ...Array<number>(48).fill(7)]],
  ['by the system’s own methods', [1, 0, 4, 0, 2, 0, ...Array<number>(60).fill(7)]],
])('an old Excel file behind a password, encrypted %s, is refused as such', async (_, filePass) => {
  const file = xlsx.CFB.read(oldExcelOf([header, good]), { type: 'array' });
  const stream = xlsx.CFB.find(file, '/Workbook');
  const records = [...stream.content];
  // The record of the password follows the first one.
  const first = 4 + records[2]! + records[3]! * 256;
  stream.content = records.toSpliced(first, 0, 0x2f, 0, filePass.length, 0, ...filePass);
  stream.size = stream.content.length;
  expect(await whyOf(fileOf(new Uint8Array(xlsx.CFB.write(file, { type: 'array' })), 'students.xls'))).toBe(
    'encrypted',
  );
});

test('a truncated file is refused wherever it ends', async () => {
  const rows = [header, ...Array.from({ length: 50 }, () => good)];
  const content = workbookOf(rows);
  for (const share of [0.01, 0.3, 0.6, 0.9, 0.99])
    expect(await whyOf(fileOf(content.slice(0, Math.floor(content.length * share))))).toMatch(
      /^(?:damaged|notExcel)$/,
    );
  const old = oldExcelOf(rows);
  for (const share of [0.02, 0.3, 0.6])
    expect(await whyOf(fileOf(old.slice(0, Math.floor(old.length * share)), 'students.xls'))).toMatch(
      /^(?:damaged|notExcel|notText)$/,
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

/** A workbook with so many rows below its headers, in the XML that they are in: writing each cell takes longer than reading it. */
const workbookOfRows = (count: number) =>
  editSheet(workbookOf([header]), xml => {
    const rows = Array.from(
      { length: count },
      (_, index) => `<row><c t="str"><v>김지우</v></c><c t="str"><v>s${index}@x.zz</v></c></row>`,
    );
    return xml.replace('</sheetData>', `${rows.join('')}</sheetData>`);
  });

test('many more rows than may be imported are not read to the end', async () => {
  const content = workbookOfRows(6 * limits.import.gridRows);
  expect(content.length).toBeLessThan(limits.upload.maxBytes);
  expect(await whyOf(fileOf(content))).toBe('tooManyRows');
});

test('as many rows as may be imported are read, and one more is refused', async () => {
  const most = await read(fileOf(workbookOfRows(limits.import.gridRows)));
  expect(most).toMatchObject({ kind: 'read' });
  expect(cellsIn(most)).toHaveLength(limits.import.gridRows);
  expect(await whyOf(fileOf(workbookOfRows(limits.import.gridRows + 1)))).toBe('tooManyRows');
});

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

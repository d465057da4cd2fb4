import { describe, expect, test } from 'vitest';
import * as xlsx from 'xlsx';
import type { Language } from '../../../src/domain/choices.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Cells } from '../../../src/engine/bulkAdd/definition.ts';
import { writeSheet } from '../../../src/engine/bulkAdd/sheet/writeSheet.ts';
import { sheetXml } from './support/editSheet.ts';
import { managerFields, studentFields } from './support/plans.ts';
import { saveAs, soffice } from './support/soffice.ts';
import { cellsIn } from './support/cellsIn.ts';
import { readUpload } from './support/readUpload.ts';
import { fileOf } from './support/workbookOf.ts';

const template = (language: Language) =>
  writeSheet({ name: '학생 등록 양식', fields: studentFields(language), rows: [] });
const people: Cells[] = [
  {
    name: '김지우',
    email: 'jiwoo@x.example',
    phone: '01012345678',
    gender: 'FEMALE',
    birthday: '2010-03-04',
    memo: '=1+1',
  },
  { name: '이 & <서준> "준"', email: 'seojun@x.example', phone: '0212345678', gender: 'NONE' },
];
const filled = (language: Language) =>
  writeSheet({ name: '학생', fields: studentFields(language), rows: people });
const textsIn = (content: Uint8Array) => {
  const { Sheets, SheetNames } = xlsx.read(content);
  return xlsx.utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1 });
};

const guardian = {
  ko: ['보호자 이름', '보호자 관계', '보호자 이메일', '보호자 휴대폰 번호', '보호자 리포트 수신 동의'],
  en: [
    'Guardian',
    'Relation to student',
    'Guardian’s email',
    'Guardian’s phone',
    'Guardian’s consent to reports',
  ],
};

describe.each([
  [
    'ko',
    [
      '이름 *',
      '이메일 *',
      '휴대폰 번호',
      '닉네임',
      '성별',
      '생년월일',
      ...guardian.ko,
      '하루 목표 시간',
      '메모',
    ],
    '여성',
    '남성,여성,설정 안 함',
  ],
  [
    'en',
    ['Name *', 'Email *', 'Phone', 'Nickname', 'Gender', 'Birthday', ...guardian.en, 'Daily target', 'Memo'],
    'Female',
    'Male,Female,Not set',
  ],
] as const)('the template in %s', (language, headers, female, options) => {
  test('has the headers of the language and an example of each', () => {
    const [header, example, ...rest] = textsIn(template(language));
    expect(header!.filter(each => headers.some(name => name === each))).toEqual(headers);
    expect(example).toHaveLength(header!.length);
    expect(example![header!.indexOf(headers[4])]).toBe(female);
    expect(rest).toEqual([]);
  });

  test('has cells of text, down to the last row that may be imported, and a drop-down for the gender', () => {
    const xml = sheetXml(template(language));
    const styles = sheetXml(template(language), '/xl/styles.xml');
    const columns = [...xml.matchAll(/<col style="(\d+)"/g)].map(([, style]) => Number(style));
    expect(columns).toHaveLength(studentFields(language).length);
    const formats = [...styles.split('<cellXfs')[1]!.matchAll(/numFmtId="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(columns.map(style => formats[style]))).toEqual(new Set(['49']));
    const column = xlsx.utils.encode_col(
      studentFields(language).findIndex(({ source }) => source === 'gender'),
    );
    expect(xml).toContain(`sqref="${column}2:${column}${limits.import.gridRows + 1}"`);
    expect(xml).toContain(`<formula1>"${options}"</formula1>`);
  });

  test('untouched contains no students: its example is none', async () => {
    const answer = await readUpload(fileOf(template(language)), studentFields(language));
    expect(answer).toEqual({ kind: 'refused', why: 'noRows' });
  });

  test('is read whatever language the console is in by then [S2.16]', async () => {
    const other = language === 'ko' ? 'en' : 'ko';
    const answer = await readUpload(fileOf(filled(language)), studentFields(other));
    expect(cellsIn(answer)).toEqual(people);
  });
});

test('rows to correct come with their reasons, and can be uploaded again', async () => {
  const fields = managerFields('ko');
  const rows = [{ name: '김', email: 'kim@x.example', observer: 'true' }];
  const reasons = { label: '사유', texts: ['이름: 2~25자로 입력해 주세요.'] };
  const content = writeSheet({ name: '매니저 수정 필요 목록', fields, rows, reasons });
  expect(textsIn(content)[1]).toEqual([
    '김',
    'kim@x.example',
    undefined,
    '옵서버',
    undefined,
    ...reasons.texts,
  ]);
  const answer = await readUpload(fileOf(content), fields);
  expect(cellsIn(answer)).toEqual(rows);
  expect(answer).toMatchObject({ overview: { isCertain: true } });
});

describe.skipIf(soffice === null)('through LibreOffice', () => {
  test('a filled-in template comes back intact, with its text cells and its drop-down', async () => {
    const saved = saveAs(filled('ko'), 'xlsx', 'xlsx');
    const answer = await readUpload(fileOf(saved), studentFields('ko'));
    expect(cellsIn(answer)).toEqual(people);
    const xml = sheetXml(saved);
    expect(xml).toContain('type="list"');
    expect(xml).toContain('남성,여성');
    // Phone numbers and birthdays are still texts, not numbers that look like them.
    expect(textsIn(saved)[1]).toEqual(expect.arrayContaining(['01012345678', '2010-03-04', '=1+1']));
  });

  test('a list that was typed into LibreOffice is read, with its numbers and dates', async () => {
    const typed = 'Name,Email,Phone,Birthday\nJiwoo Kim,jiwoo@x.example,01012345678,2010-03-04\n';
    const saved = saveAs(new TextEncoder().encode(typed), 'csv', 'xlsx:Calc MS Excel 2007 XML');
    expect(textsIn(saved)[1]).toContain(1_012_345_678);
    const answer = await readUpload(fileOf(saved), studentFields('ko'));
    expect(cellsIn(answer)).toEqual([
      { name: 'Jiwoo Kim', email: 'jiwoo@x.example', phone: '01012345678', birthday: '2010-03-04' },
    ]);
  });
});

import { expect, test } from 'vitest';
import { readBlock } from '../../../src/engine/bulkAdd/cells/readBlock.ts';
import { readCell } from '../../../src/engine/bulkAdd/cells/readCell.ts';
import { managerFields, studentFields } from './support/plans.ts';

const today = '2026-11-21';
const fields = studentFields('ko');
const read = (source: string, text: string, isNumber = false) =>
  readCell(
    fields.find(field => field.source === source)!,
    text,
    { today, isNumber },
  );

test.each([
  ['010-1234-5678', false, '01012345678'],
  ['010 1234 5678', false, '01012345678'],
  ['010.1234.5678', false, '01012345678'],
  ['1012345678', false, '01012345678'],
  ['1012345678', true, '01012345678'],
  ['212345678', true, '0212345678'],
  ['3112345678', true, '03112345678'],
  ['+82 10-1234-5678', false, '01012345678'],
  ['821012345678', true, '01012345678'],
  ['０１０－１２３４－５６７８', false, '01012345678'],
  ['010-1234-5678 / 010-9999-8888', false, '01012345678'],
  ['+1 202 555 0123', false, '12025550123'],
  ['010-1234', false, '0101234'],
  ['없음', false, ''],
])('a phone number %j (number: %j) is read as %j', (text, isNumber, expected) => {
  expect(read('phone', text, isNumber)).toBe(expected);
});

test.each([
  ['2010-03-04', false, '2010-03-04'],
  ['2010.3.4', false, '2010-03-04'],
  ['2010. 3. 4.', false, '2010-03-04'],
  ['2010/3/4', false, '2010-03-04'],
  ['2010년 3월 4일', false, '2010-03-04'],
  ['2010-03-04 00:00:00', false, '2010-03-04'],
  ['2010-03-04T00:00:00.000Z', false, '2010-03-04'],
  ['20100304', true, '2010-03-04'],
  ['100304', false, '2010-03-04'],
  ['80304', true, '2008-03-04'],
  ['304', true, '2000-03-04'],
  ['991231', false, '1999-12-31'],
  // The day itself is past enough, the next one is a hundred years ago.
  ['261121', false, '2026-11-21'],
  ['261122', false, '1926-11-22'],
  ['2010-02-30', false, '2010-02-30'],
  ['03/04/2010', false, '03/04/2010'],
  ['어제', false, '어제'],
])('a birthday %j (number: %j) is read as %j', (text, isNumber, expected) => {
  expect(read('birthday', text, isNumber)).toBe(expected);
});

test.each([
  ['남', 'MALE'],
  ['남자', 'MALE'],
  ['Male', 'MALE'],
  ['m', 'MALE'],
  ['여성', 'FEMALE'],
  ['F', 'FEMALE'],
  ['FEMALE', 'FEMALE'],
  ['?', '?'],
  ['기타', '기타'],
])('a gender %j is read as %j', (text, expected) => {
  expect(read('gender', text)).toBe(expected);
});

test('observers and managers are distinguished in either language', () => {
  const role = managerFields('en').find(({ source }) => source === 'observer')!;
  const values = ['Observer', '옵서버', 'manager', '매니저', '참관'];
  expect(values.map(text => readCell(role, text, { today }))).toEqual([
    'true',
    'true',
    'false',
    'false',
    'true',
  ]);
});

test('an email loses what copying adds to it', () => {
  expect(read('email', ' mailto:Jiwoo.KIM@Example.com\u200B ')).toBe('jiwoo.kim@example.com');
});

test('full-width letters and digits are read as what they are', () => {
  expect(read('email', 'ｓｔｕｄｅｎｔ＠ｘ．ｅｘａｍｐｌｅ')).toBe('student@x.example');
  expect(read('birthday', '２０１０．３．４')).toBe('2010-03-04');
  expect(read('gender', 'Ｍ')).toBe('MALE');
  expect(read('name', 'Ｊｉｗｏｏ　Ｋｉｍ')).toBe('Jiwoo Kim');
  // In a text these are not another way to write something else.
  expect(read('memo', '3m² ㅋㅋ')).toBe('3m² ㅋㅋ');
});

test.each(['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#n/a', ' #N/A '])(
  'the failed formula %j is an empty cell',
  text => {
    for (const source of ['name', 'email', 'phone', 'birthday', 'gender', 'memo'])
      expect(read(source, text)).toBe('');
  },
);

test('a name typed on a Mac has whole syllables', () => {
  expect(read('name', '김지우'.normalize('NFD'))).toBe('김지우');
});

test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
  ['\tb\n\n', [['', 'b'], ['']]],
  ['one', [['one']]],
  ['', [['']]],
  ['5" screen\tx', [['5" screen', 'x']]],
  ['"open\tx', [['"open', 'x']]],
])('the clipboard %j is cells', (text, expected) => {
  expect(readBlock(text)).toEqual(expected);
});

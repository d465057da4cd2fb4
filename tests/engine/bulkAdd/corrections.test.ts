import { expect, test } from 'vitest';
import { joinName } from '../../../src/engine/bulkAdd/cells/joinName.ts';
import { readCellWith } from '../../../src/engine/bulkAdd/cells/readCell.ts';
import { corrections, suggestions } from '../../../src/engine/bulkAdd/cells/CellReading.ts';
import { headerScore } from '../../../src/engine/bulkAdd/mapping/headerScore.ts';
import { memoryKeys, remember } from '../../../src/engine/bulkAdd/mapping/memory.ts';
import { withTarget } from '../../../src/engine/bulkAdd/mapping/withTarget.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { studentFields } from './support/plans.ts';

const today = '2026-11-21';
const fields = studentFields('ko');
const fieldOf = (source: string) => fields.find(field => field.source === source)!;
const read = (source: string, text: string) => readCellWith(fieldOf(source), text, { today });

test.each([
  ['phone', '+82 10-1234-5678', '01012345678', 'countryCode'],
  ['phone', '1012345678', '01012345678', 'lostZero'],
  ['phone', '010-1234-5678 / 010-9999-8888', '01012345678', 'firstOfSeveral'],
  ['phone', '본인 010-1234-5678', '01012345678', 'noteRemoved'],
  ['phone', '010-1234-5678', '01012345678', undefined],
  ['phone', '1012345678.0', '01012345678', 'lostZero'],
  ['phone', '없음', '', 'emptyMark'],
  ['email', 'a@naver,com', 'a@naver.com', 'emailDot'],
  ['email', '김지우 <a@x.example>', 'a@x.example', 'emailForm'],
  ['email', 'a@x.example, b@x.example', 'a@x.example', 'firstOfSeveral'],
  ['email', 'A@x.example', 'a@x.example', undefined],
  ['email', 'a b', 'a b', undefined],
  ['birthday', '08-03-05', '2008-03-05', 'twoDigitYear'],
  ['birthday', '2008년 3월 5일', '2008-03-05', undefined],
  ['birthday', '2008.3.5.', '2008-03-05', undefined],
  ['birthday', 'March 5, 2008', '2008-03-05', undefined],
  ['birthday', '080305-3******', '2008-03-05', 'noteRemoved'],
  ['birthday', '20080305-3', '2008-03-05', 'noteRemoved'],
  ['birthday', '-', '', 'emptyMark'],
  ['name', '홍 길 동', '홍길동', 'nameSpaces'],
  ['name', 'Kim, Jiwoo', 'Jiwoo Kim', 'nameJoined'],
  ['memo', '해당 없음', '', 'emptyMark'],
  ['memo', '특이사항 없음', '특이사항 없음', undefined],
  ['gender', '2', 'FEMALE', undefined],
  ['gender', '없음', 'NONE', undefined],
] as const)('%s %j is read as %j, corrected as %s', (source, text, expected, correction) => {
  const reading = read(source, text);
  expect([reading.text, reading.correction]).toEqual([expected, correction]);
});

test.each([
  ['email', 'a@naver.con', 'emailDomain', 'a@naver.com'],
  ['email', 'a@gmial.com', 'emailDomain', 'a@gmail.com'],
  ['email', 'a@naver', 'emailDomain', 'a@naver.com'],
  ['birthday', '03/04/2010', 'dateOrder', '2010-03-04'],
  ['phone', 'O1O-1234-5678', 'letterForDigit', '01012345678'],
  ['name', '김지우(전학)', 'nameNote', '김지우'],
] as const)('%s %j is left as it is, with a suggestion of %s', (source, text, kind, suggested) => {
  const reading = read(source, text);
  expect(reading.text).toBe(text);
  expect(reading.suggested).toEqual({ kind, text: suggested });
});

test.each(['a@naver.com', 'a@mail.com', 'a@gmail.example', 'a@x.example'])('%s is no slip', email => {
  expect(read('email', email).suggested).toBeUndefined();
});

test('every correction and suggestion has its words', () => {
  expect(Object.keys(en.grid.import.corrections)).toEqual([...corrections]);
  expect(Object.keys(en.grid.import.suggestions)).toEqual([...suggestions]);
});

test.each([
  ['김', '지우', '김지우'],
  ['Kim', 'Jiwoo', 'Jiwoo Kim'],
  ['', '지우', '지우'],
  ['金', '智友', '金智友'],
])('the names %j and %j make %j', (family, given, name) => {
  expect(joinName(family, given)).toBe(name);
});

test('a header about another person maps to no field, one about the person does', () => {
  const score = (header: string) => headerScore(header, fieldOf('phone'));
  for (const header of ['학부모 연락처', '휴대폰(모)', '비상연락처', 'Parent’s phone'])
    expect(score(header)).toBe(0);
  for (const header of ['학생 연락처', '휴대폰(학생)', 'H.P', 'Mobile No.'])
    expect(score(header)).toBeGreaterThan(0.8);
});

test.each([
  ['guardianPhone', '학부모 연락처'],
  ['guardianPhone', '부모님 전화번호'],
  ['guardianEmail', '학부모 이메일'],
  ['guardianName', '학부모 성함'],
  ['guardianPhone', 'Parent’s phone'],
])('a column of a guardian maps to %s: %s', (field, header) => {
  expect(headerScore(header, fieldOf(field))).toBe(1);
});

test('a field has one column, a name its two parts, and remarks have any number', () => {
  expect(withTarget(['name', null, 'email'], 1, 'name', 'memo')).toEqual([null, 'name', 'email']);
  expect(withTarget(['name/family', null], 1, 'name/given', 'memo')).toEqual(['name/family', 'name/given']);
  expect(withTarget(['name/family', null], 1, 'name', 'memo')).toEqual([null, 'name']);
  expect(withTarget(['memo', null], 1, 'memo', 'memo')).toEqual(['memo', 'memo']);
});

test('headers are remembered by occurrence, and not without end', () => {
  expect(memoryKeys(['연락처', '', '연락처', '__proto__'])).toEqual(['=연락처', null, '=연락처#2', '=proto']);
  const many = Array.from({ length: 500 }, (_, index) => `열${index}`);
  const memory = remember({ '=이름': 'name' }, many, []);
  expect(Object.keys(memory)).toHaveLength(200);
  expect(remember(memory, ['열499'], ['memo'])['=열499']).toBe('memo');
});

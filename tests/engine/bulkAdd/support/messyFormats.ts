import { cp949, utf16 } from './cp949.ts';
import { book, text, type MessyFile } from './messyFile.ts';
import { pick, sex, plain, withAll, withEmail, ordinary } from './messySheets.ts';

/** The formats and encodings of spreadsheet programs, web forms and academies’ own programs. */
export const messyFormats = (): MessyFile[] => [
  book('macro-workbook', [withAll], 'xlsm'),
  book('old-excel', [withAll], 'biff8'),
  book('open-document', [withAll], 'ods'),
  book('web-page-as-xls', [withAll], 'html'),
  book('numbers-export', [
    {
      name: '내보내기 요약',
      header: null,
      line: () => [],
      count: 0,
      above: [
        ['이 문서를 Numbers에서 내보냈습니다. 각 표가 Excel 워크시트로 변환되었습니다.'],
        [],
        ['Numbers 시트 이름', 'Numbers 표 이름', 'Excel 워크시트 이름'],
        ['시트 1'],
        [null, '표 1', '시트 1 - 표 1'],
      ],
    },
    { ...withAll, name: '시트 1 - 표 1', above: [['표 1']] },
  ]),
  text('csv-utf8', withAll),
  text('csv-utf8-mark', withAll, { start: '\uFEFF' }),
  text('csv-cp949', withAll, { encode: cp949 }),
  text('csv-utf16', withAll, { encode: content => utf16(content), separator: '\t' }),
  text('csv-utf16-big-endian', withAll, { encode: content => utf16(content, true) }),
  text('csv-semicolons', withAll, { separator: ';', encode: cp949, end: '\n' }),
  text('csv-that-says-so', withAll, { separator: ';', start: 'sep=;\r\n' }),
  text('tsv', withAll, { separator: '\t', type: 'tsv' }),
  text('csv-lost-zeros', {
    ...withAll,
    line: person => [
      person.name,
      person.email,
      person.phone.slice(1),
      sex(person),
      String(Number(person.birthday.slice(2).replaceAll('-', ''))),
    ],
  }),
  text('csv-forced-text', { ...plain, line: person => [person.name, person.email, `="${person.phone}"`] }),
  text('csv-lines-in-cells', {
    ...plain,
    header: [...plain.header!, '주소'],
    line: person => [...ordinary(person), '서울시 강남구\n테헤란로 "1", 2층'],
  }),
  text('text-with-xls-name', withAll, { type: 'xls', separator: '\t', encode: cp949 }),
  book('slips-in-domains', [
    withEmail((email, { index }) => (index === 9 ? email.replace('naver.com', 'naver.con') : email)),
  ]),
  book('manager-of-file', [
    {
      header: [
        '순번',
        '반',
        '담임',
        '담임 연락처',
        '이름',
        '생년월일',
        '등록일',
        '이메일',
        '폰번호',
        '비상연락처',
      ],
      line: person => [
        person.index + 1,
        `${(person.index % 3) + 1}반`,
        '김선생',
        '02-555-1234',
        person.name,
        person.birthday,
        '2026-03-02',
        person.email,
        person.phone,
        person.parentPhone,
      ],
      expected: person => ({
        ...pick(person, 'name', 'email', 'phone', 'birthday'),
        memo: `${(person.index % 3) + 1}반`,
      }),
    },
  ]),
];

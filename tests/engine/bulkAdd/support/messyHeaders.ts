import { book, type MessyFile } from './messyFile.ts';
import { basic, pick, hyphens, sex, plain, named } from './messySheets.ts';

/** Files with headers, titles and lines in between as lists have them that grew over years. */
export const messyHeaders = (): MessyFile[] => [
  book('header-학생이메일', [named('학생 이름', '학생 이메일', '학생 연락처')]),
  book('header-성함-HP', [named('학생성함', 'E-Mail', 'H.P')]),
  book('header-required-marks', [named('이름(필수)', '* 이메일 주소', '연락처 ※ 숫자만')]),
  book('header-long', [named('원생명', '이메일주소(학생용)', '학생 휴대전화번호')]),
  book('header-english', [named('Student Name', 'E-mail address', 'Mobile No.')]),
  book('header-form-answers', [
    {
      header: ['타임스탬프', '학생의 이름을 적어 주세요', '이메일 주소', '본인 휴대폰 번호를 입력해 주세요'],
      line: person => ['2026. 8. 30 오후 3:12:00', person.name, person.email, hyphens(person.phone)],
    },
  ]),
  book('doubled-phones', [
    {
      header: ['No.', '이름', '휴대폰(학부모)', '휴대폰(학생)', '이메일'],
      line: person => [
        person.index + 1,
        person.name,
        hyphens(person.parentPhone),
        hyphens(person.phone),
        person.email,
      ],
      expected: person => ({ ...basic(person), guardianPhone: person.parentPhone }),
    },
  ]),
  book('parents-beside', [
    {
      header: ['번호', '성명', '학교', '학년', '연락처', '학부모 연락처', '학부모 성명', '메일'],
      line: person => [
        person.index + 1,
        person.name,
        person.school,
        person.grade,
        hyphens(person.phone),
        hyphens(person.parentPhone),
        `${person.family}부모`,
        person.email,
      ],
      expected: person => ({
        ...basic(person),
        guardianPhone: person.parentPhone,
        guardianName: `${person.family}부모`,
      }),
    },
  ]),
  book('doubled-header', [
    {
      header: ['이름', '이메일', '연락처', '연락처'],
      line: person => [person.name, person.email, hyphens(person.phone), hyphens(person.parentPhone)],
    },
  ]),
  book('family-and-given', [
    {
      header: ['성', '이름', '이메일', '휴대폰'],
      line: person => [person.family, person.given, person.email, hyphens(person.phone)],
    },
  ]),
  book('last-first', [
    {
      header: ['First Name', 'Last Name', 'Email', 'Phone'],
      line: person => [person.given, person.family, person.email, hyphens(person.phone)],
    },
  ]),
  book('sex-under-two-meanings', [
    {
      header: ['이름', '성', '이메일', '전화번호'],
      line: person => [person.name, sex(person), person.email, hyphens(person.phone)],
      expected: person => pick(person, 'name', 'email', 'phone', 'gender'),
    },
  ]),
  book('no-header', [{ ...plain, header: null }]),
  book('no-header-other-order', [
    {
      header: null,
      line: person => [person.index + 1, person.school, person.name, hyphens(person.phone), person.email],
    },
  ]),
  book('unknown-headers', [
    { header: ['가', '나', '다'], line: person => [person.name, person.email, hyphens(person.phone)] },
  ]),
  book('title-and-notes-above', [
    {
      ...plain,
      above: [
        ['2026학년도 2학기 수강생 명단'],
        ['작성: 한빛학원', null, '2026. 9. 1.'],
        [],
        ['※ 연락처는 본인 번호'],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
      ],
    },
  ]),
  book('two-line-header', [
    {
      above: [['이름', '학생', null, '학부모', null]],
      header: [null, '연락처', '이메일', '연락처', '이메일'],
      merges: ['A1:A2', 'B1:C1', 'D1:E1'],
      line: person => [
        person.name,
        hyphens(person.phone),
        person.email,
        hyphens(person.parentPhone),
        `parent${person.index}@x.example`,
      ],
      expected: person => ({
        ...basic(person),
        guardianPhone: person.parentPhone,
        guardianEmail: `parent${person.index}@x.example`,
      }),
    },
  ]),
  book('totals-and-footer', [
    { ...plain, below: [[], ['합계', '25명'], ['위와 같이 등록합니다.'], ['총 25명']] },
  ]),
  book('repeated-headers', [
    {
      ...plain,
      between: person =>
        person.index > 0 && person.index % 10 === 0 ? [[], ['이름', '이메일', '연락처']] : [],
    },
  ]),
  book('section-titles', [
    { ...plain, between: person => (person.index % 8 === 0 ? [[`[${person.index / 8 + 1}반]`]] : []) },
  ]),
  book('three-sheets', [
    { ...plain, name: '1반' },
    {
      name: '2반',
      header: ['연락처', '성명', '메일'],
      line: person => [hyphens(person.phone), person.name, `b${person.email}`],
      expected: person => ({ ...basic(person), email: `b${person.email}` }),
    },
    { ...plain, name: '안내', header: null, count: 0, above: [['이 파일은 명단입니다.']] },
  ]),
  book('hidden-rows', [
    {
      ...plain,
      hidden: person => person.index % 5 === 0,
      expected: person => (person.index % 5 === 0 ? null : basic(person)),
    },
  ]),
  book('hidden-sheet', [
    { ...plain, name: '재원' },
    { ...plain, name: '퇴원', isHidden: true, expected: () => null },
  ]),
];

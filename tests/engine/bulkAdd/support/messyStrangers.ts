import { text, book, type MessyFile } from './messyFile.ts';
import { people, type Person } from './people.ts';
import { basic, full, hyphens, ordinary, plain, sex } from './messySheets.ts';

/** Two classes next to each other: of each line two students are read. */
function sideBySide(): MessyFile {
  const { file, name, expected } = book('two-tables-side-by-side', [
    {
      above: [['한빛학원 재원생'], ['1반', null, null, null, '2반']],
      header: ['이름', '이메일', '연락처', null, '이름', '이메일', '연락처'],
      line: person => [...ordinary(person), null, ...ordinary(second(person))],
    },
  ]);
  const nextTo = people().map((person, index) => ({
    sheet: `${expected[index]!.sheet} (2)`,
    number: expected[index]!.number,
    cells: basic(second(person)),
  }));
  return { name, file, expected: [...expected, ...nextTo] };
}
const second = (person: Person): Person => ({
  ...person,
  email: `b${person.email}`,
  phone: person.parentPhone,
});

/** Lists as they come from elsewhere: a school's, a form's answers, address books, other programs of academies. */
export const messyStrangers = (): MessyFile[] => [
  book('school-class-list', [
    {
      above: [['2026학년도 3학년 2반 명렬표'], [null, null, null, null, null, '담임: 박선생'], []],
      merges: ['A1:I1'],
      header: ['학년', '반', '번호', '성명', '성별', '생년월일', '휴대전화', '전자우편', '전출입'],
      line: person => [
        3,
        2,
        person.index + 1,
        person.name,
        sex(person),
        person.birthday.replaceAll('-', '.') + '.',
        hyphens(person.phone),
        person.email,
        null,
      ],
      below: [[], ['계', null, 25], ['남', null, 12, '여', 13]],
      expected: person => ({ ...full(person), memo: '2' }),
    },
  ]),
  book('form-answers-long-questions', [
    {
      header: [
        '타임스탬프',
        '이메일 주소',
        '1. 학생 성명을 정확히 입력해 주세요. (예: 홍길동)',
        '2. 학생 휴대폰 번호를 입력해 주세요. (예: 010-1234-5678, 없으면 학부모님 번호)',
        '3. 학부모님 성함을 입력해 주세요.',
        '4. 학부모님 연락처를 입력해 주세요.',
        '5. 재학 중인 학교와 학년을 입력해 주세요.',
        '6. 개인정보 수집 및 이용에 동의하십니까?',
      ],
      line: person => [
        { t: 'n', v: 46_264.5 + person.index / 100, z: 'yyyy. m. d AM/PM h:mm:ss' },
        person.email,
        person.name,
        hyphens(person.phone),
        `${person.family}부모`,
        hyphens(person.parentPhone),
        `${person.school} ${person.grade}`,
        '네, 동의합니다.',
      ],
      expected: person => ({
        ...basic(person),
        guardianPhone: person.parentPhone,
        guardianName: `${person.family}부모`,
      }),
    },
  ]),
  text('form-answers-english', {
    header: [
      'Timestamp',
      'Email Address',
      "What is the student's full name?",
      "Student's cell phone number (digits only)",
      "Parent's phone number",
      'Do you agree to the terms?',
    ],
    line: person => [
      '2026/08/30 3:12:00 PM GMT+9',
      person.email,
      person.name,
      person.phone,
      person.parentPhone,
      'Yes',
    ],
    expected: person => ({ ...basic(person), guardianPhone: person.parentPhone }),
  }),
  text('contacts-of-google', {
    header: [
      'First Name',
      'Middle Name',
      'Last Name',
      'Phonetic First Name',
      'Nickname',
      'Organization Name',
      'Birthday',
      'Notes',
      'Labels',
      'E-mail 1 - Label',
      'E-mail 1 - Value',
      'Phone 1 - Label',
      'Phone 1 - Value',
    ],
    line: person => [
      person.given,
      '',
      person.family,
      '',
      '',
      '한빛학원',
      '',
      '',
      '* myContacts ::: 학생',
      '* ',
      person.email,
      'Mobile',
      `+82 ${hyphens(person.phone).slice(1)}`,
    ],
  }),
  text('contacts-of-outlook', {
    header: [
      '호칭',
      '이름',
      '중간 이름',
      '성',
      '직장 전화',
      '휴대폰',
      '전자 메일 주소',
      '전자 메일 유형',
      '메모',
    ],
    line: person => [
      '',
      person.given,
      '',
      person.family,
      '',
      hyphens(person.phone),
      person.email,
      'SMTP',
      '',
    ],
  }),
  text('contacts-of-a-messenger', {
    header: ['이름', '표시이름', '휴대전화', '메일', '그룹', '즐겨찾기'],
    line: person => [person.name, `${person.name} 학생`, hyphens(person.phone), person.email, '고3반', 'N'],
  }),
  sideBySide(),
  book('title-merged-totals', [
    {
      ...plain,
      above: [['한빛 독서실'], ['2026년 9월 등록 현황'], []],
      merges: ['A1:C1', 'A2:C2'],
      below: [['합  계', '', '25명'], [], ['작성자 김원장', '', '(인)']],
    },
  ]),
];

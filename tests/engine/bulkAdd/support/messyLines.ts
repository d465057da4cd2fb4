import { book, text, type MessyFile } from './messyFile.ts';
import { basic, hyphens, ordinary, pick, plain, serialOf, withAll } from './messySheets.ts';
import { people } from './people.ts';

/** Lists with lines and columns that belong to something else: titles, totals, parents, check boxes. */
export const messyLines = (): MessyFile[] => [
  book('title-and-two-header-rows', [
    {
      above: [
        ['2026년 9월 수강생 명부 (한빛학원 대치본원)'],
        [null, null, null, null, null, null, '출력일: 2026-09-01'],
        ['No', '학생 정보', null, null, null, '보호자 정보', null, null],
      ],
      header: [null, '이름', '생년월일', '휴대폰', '이메일', '성명', '관계', '휴대폰'],
      merges: ['A1:H1', 'A3:A4', 'B3:E3', 'F3:H3'],
      line: p => [
        p.index + 1,
        p.name,
        p.birthday,
        hyphens(p.phone),
        p.email,
        `${p.family}부모`,
        '모',
        hyphens(p.parentPhone),
      ],
      expected: p => ({
        ...pick(p, 'name', 'birthday', 'phone', 'email'),
        guardianName: `${p.family}부모`,
        guardianRelation: '모',
        guardianPhone: p.parentPhone,
      }),
    },
  ]),
  book(
    'class-per-sheet-titled',
    ['1반', '2반', '심화반', '재수종합'].map((name, at) => ({
      name,
      above: [[`${name} 명단 (담임: 박선생)`], ...(at % 2 ? [[]] : [])],
      merges: ['A1:D1'],
      header: at === 1 ? ['번호', '성명', '핸드폰', '메일'] : ['번호', '이름', '연락처', '이메일'],
      line: p => [p.index + 1, p.name, hyphens(p.phone), `${at}${p.email}`],
      count: 10,
      below: [[], ['인원', 10]],
      expected: p => ({ ...basic(p), email: `${at}${p.email}` }),
    })),
  ),
  book('one-phone-cell-of-parents', [
    {
      ...plain,
      header: ['이름', '이메일', '연락처(부/모)'],
      line: p => [p.name, p.email, `${hyphens(p.parentPhone)}(부) ${hyphens(p.phone)}(모)`],
      expected: p => ({ ...pick(p, 'name', 'email'), guardianPhone: p.parentPhone }),
    },
  ]),
  book('google-sheets-blank-grid', [
    {
      header: [...withAll.header!, null, null, '입금', ...Array<null>(15).fill(null)],
      line: p => [...withAll.line(p), null, null, { t: 'b', v: p.index % 2 === 0 }],
      expected: withAll.expected!,
      below: Array.from({ length: 970 }, () => []),
    },
  ]),
  text('google-sheets-checkboxes', {
    header: ['', '이름', '이메일', '연락처', ''],
    line: p => [p.index % 2 ? 'TRUE' : 'FALSE', ...ordinary(p), ''],
  }),
  book('classes-before-their-students', [
    {
      header: ['번호', '학년', '학급', '이름', '이메일', '연락처'],
      line: p => [p.index + 1, 3, '심화반', ...ordinary(p)],
      below: [26, 27, 28].map(number => [number, 3, '심화반']),
      expected: p => ({ ...basic(p), memo: '심화반' }),
    },
  ]),
  book('subtotals-between', [
    {
      ...plain,
      header: ['반', '이름', '이메일', '연락처'],
      line: p => [`${1 + Math.floor(p.index / 10)}반`, ...ordinary(p)],
      between: p => (p.index > 0 && p.index % 10 === 0 ? [['소계', '10명']] : []),
      below: [
        ['소계', '5명'],
        ['총계', '25명'],
        ['남', 12],
        ['여', 13],
        ['작성일', '2026-09-01'],
        ['* 휴원생은 제외함'],
      ],
      expected: p => ({ ...basic(p), memo: `${1 + Math.floor(p.index / 10)}반` }),
    },
  ]),
  book('totals-under-the-name', [
    {
      ...plain,
      below: [['총원: 25명', null, '미납 3명'], ['끝.'], ['이하 여백'], ['담당자: 김실장 (010-1234-5678)']],
    },
  ]),
  book('blank-columns-between', [
    {
      header: [null, '이름', null, null, '이메일', null, '연락처'],
      line: p => [null, p.name, null, null, p.email, null, hyphens(p.phone)],
    },
  ]),
  book('two-rows-a-student', [
    {
      header: ['번호', '이름', '이메일', '구분', '연락처'],
      merges: people().flatMap(({ index: i }) => [
        `A${2 + i * 2}:A${3 + i * 2}`,
        `B${2 + i * 2}:B${3 + i * 2}`,
        `C${2 + i * 2}:C${3 + i * 2}`,
      ]),
      line: p => [p.index + 1, p.name, p.email, '학생', hyphens(p.phone)],
      between: p => (p.index === 0 ? [] : [[null, null, null, '학부모', '010-5555-1234']]),
    },
  ]),
  text('csv-with-comments', { ...plain, above: [['# 내보낸 날짜: 2026-09-01'], ['# 총 25건'], []] }),
  book('numbered-seats-and-absent-mail', [
    {
      header: [
        '자리',
        '학생명',
        '학교/학년',
        '학생전화',
        '부모님전화',
        '학생메일',
        '등록반',
        '시작일',
        '메모',
      ],
      line: p => [
        p.index + 1,
        p.name,
        `${p.school}/${p.grade}`,
        hyphens(p.phone),
        hyphens(p.parentPhone),
        p.email,
        'A반',
        serialOf('2026-09-01'),
        p.index % 3 ? null : '저녁만',
      ],
      expected: p => ({
        ...basic(p),
        guardianPhone: p.parentPhone,
        ...(p.index % 3 ? {} : { memo: '저녁만' }),
      }),
    },
  ]),
  book('two-emails', [
    {
      header: ['이름', '학생 이메일', '학부모 이메일', '학생 휴대폰', '학부모 휴대폰'],
      line: p => [p.name, p.email, `p${p.index}@x.example`, p.phone, p.parentPhone],
      expected: p => ({ ...basic(p), guardianEmail: `p${p.index}@x.example`, guardianPhone: p.parentPhone }),
    },
  ]),
  book('father-and-mother', [
    {
      header: ['이름', '메일', '휴대폰', '부 연락처', '모 연락처', '집전화'],
      line: p => [p.name, p.email, p.phone, p.parentPhone, '010-5555-0000', '02-555-1234'],
      expected: p => ({ ...basic(p), guardianPhone: p.parentPhone }),
    },
  ]),
];

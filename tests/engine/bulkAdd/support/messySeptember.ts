import { cp949 } from './cp949.ts';
import { book, text, type MessyFile } from './messyFile.ts';
import { basic, full, hyphens, ordinary, pick, plain, serialOf, sex } from './messySheets.ts';

/** A mobile number with the country's code, as people abroad and address books write it. */
const abroad = (phone: string, index: number) => {
  const [, middle, last] = /^0\d\d(\d{4})(\d{4})$/.exec(phone)!;
  return [
    `+82.10.${middle}.${last}`,
    `82.10.${middle}.${last}`,
    `+82 (0)10.${middle}.${last}`,
    `(+82) 10 ${middle} ${last}`,
    `0082-10-${middle}-${last}`,
    `(82)10${middle}${last}`,
  ][index % 6]!;
};

/** What owners had lying around on the first of September. */
export const messySeptember = (): MessyFile[] => [
  text(
    'tabs-cp949-with-title-and-total',
    {
      above: [['한빛학원 2학기 재원생'], ['출력일', '2026-09-01'], []],
      header: ['No', '반', '원생명', 'H.P', 'E-MAIL', '비고'],
      line: p => [p.index + 1, '중2A', p.name, abroad(p.phone, p.index), p.email, ''],
      below: [['합계', '', '25명', '', '', '']],
    },
    { encode: cp949, separator: '\t', type: 'txt' },
  ),
  book('logo-and-heads-of-two-lines', [
    {
      above: [
        ['', '', '', '', '', '', ''],
        ['', '', '', '', '', '', ''],
        ['2026학년도 2학기 수강생 명부', '', '', '', '', '', '출력: 2026. 9. 1.'],
        ['', '', '', '', '', '', ''],
        ['연번', '학생', '', '', '', '학부모', ''],
      ],
      header: ['', '성명', '성별', '휴대폰', '이메일', '성명', '휴대폰'],
      line: p => [
        p.index + 1,
        p.name,
        sex(p),
        hyphens(p.phone),
        p.email,
        `${p.family}보호`,
        hyphens(p.parentPhone),
      ],
      below: [['총원', '25명', '', '', '', '', '']],
      merges: ['A1:C2', 'A3:F3', 'A5:A6', 'B5:E5', 'F5:G5'],
      expected: p => ({
        ...basic(p),
        gender: p.gender,
        guardianName: `${p.family}보호`,
        guardianPhone: p.parentPhone,
      }),
    },
  ]),
  book('classes-with-their-teachers', [
    {
      ...plain,
      above: [['학생 명단']],
      header: ['번호', '이름', '이메일', '연락처'],
      line: p => [(p.index % 10) + 1, ...ordinary(p)],
      between: p =>
        p.index % 10 === 0
          ? [[], [`■ 중${1 + p.index / 10}반 (담임: 박선생 010-9000-0000) 10명`, '', '', '']]
          : [],
      below: [[], ['합 계', '25', '', ''], ['', '', '', '한빛학원장 (인)']],
    },
  ]),
  book('classes-in-the-second-column', [
    {
      ...plain,
      header: ['순번', '이름', '이메일', '휴대폰'],
      line: p => [(p.index % 8) + 1, ...ordinary(p)],
      between: p => (p.index % 8 === 0 ? [['', `[${'ABCDE'[p.index / 8] ?? 'F'}반 - 8명]`, '', '']] : []),
      below: [['', '전체 25명', '', '']],
    },
  ]),
  book('serial-and-typed-dates-with-total', [
    {
      header: ['이름', '이메일', '휴대폰', '성별', '생년월일', '등록일', '수강료'],
      line: p => [
        p.name,
        p.email,
        hyphens(p.phone),
        sex(p),
        p.index % 2 === 0 ? serialOf(p.birthday) : p.birthday.replaceAll('-', '.'),
        46_266,
        350_000,
      ],
      below: [['합계', '', '', '', '', '', 8_750_000]],
      expected: full,
    },
  ]),
  book(
    'open-document-with-classes',
    [
      {
        above: [['중등부 명단 (9월)']],
        header: ['반', '이름', '메일', '핸드폰', '학부모 핸드폰'],
        line: p => [
          p.index % 10 === 0 ? `중등 ${1 + p.index / 10}반` : '',
          p.name,
          p.email,
          p.phone.slice(1),
          p.parentPhone.slice(1),
        ],
        below: [['계', '25명', '', '', '']],
        expected: p => ({
          ...basic(p),
          guardianPhone: p.parentPhone,
          ...(p.index % 10 === 0 ? { memo: `중등 ${1 + p.index / 10}반` } : {}),
        }),
      },
    ],
    'ods',
  ),
  book('english-with-totals', [
    {
      above: [['Sunrise Academy'], ['Fall term roster', '', '', '', '', 'as of Sep 1, 2026']],
      header: ['#', 'Student', 'Student E-mail', 'Student mobile', 'Guardian mobile', 'D.O.B.'],
      line: p => [
        p.index + 1,
        p.name,
        p.email.toUpperCase(),
        abroad(p.phone, p.index + 2),
        abroad(p.parentPhone, p.index),
        p.birthday.replaceAll('-', '/'),
      ],
      below: [[], ['Total', '25 students', '', '', '', '']],
      expected: p => ({ ...pick(p, 'name', 'email', 'phone', 'birthday'), guardianPhone: p.parentPhone }),
    },
  ]),
  book('hidden-columns-of-last-term', [
    {
      header: ['이름', '휴대폰', '이메일', '휴대폰', '비고', '내부메모'],
      line: p => [p.name, '010-0000-0000', p.email, hyphens(p.phone), '재등록', '미납'],
      hiddenColumns: [1, 5],
      expected: p => ({ ...basic(p), memo: '재등록' }),
    },
  ]),
  book('two-header-rows-merged-down', [
    {
      above: [
        ['출석부 2026년 9월', '', '', '', '', '', '', ''],
        ['No', '이름', '연락처', '', '이메일', '9월', '', ''],
      ],
      header: ['', '', '학생', '보호자', '', '1', '2', '3'],
      line: p => [p.index + 1, p.name, hyphens(p.phone), hyphens(p.parentPhone), p.email, '○', '', '×'],
      below: [['', '출석 인원', '', '', '', 25, 0, 25]],
      merges: ['A1:H1', 'A2:A3', 'B2:B3', 'C2:D2', 'E2:E3', 'F2:H2'],
      expected: p => ({ ...basic(p), guardianPhone: p.parentPhone }),
    },
  ]),
  book('fees-between-and-a-second-total', [
    {
      header: ['학생명(반)', '결제액', '전화', '메일주소', '생일'],
      line: p => [
        p.name,
        '₩350,000',
        `${abroad(p.phone, p.index)} `,
        ` ${p.email}`,
        p.birthday.slice(2).replaceAll('-', ''),
      ],
      below: [
        ['소 계', '₩8,750,000', '', '', ''],
        ['총 합 계', '₩8,750,000', '', '', ''],
        ['※ 환불 문의: 02-123-4567', '', '', '', ''],
      ],
      expected: p => pick(p, 'name', 'email', 'phone', 'birthday'),
    },
  ]),
  text(
    'export-with-metadata-lines',
    {
      above: [['# generated 2026-09-01T00:00:00+09:00'], ['# rows: 25'], []],
      header: ['원생코드', '원생이름', '원생연락처', '원생이메일', '모연락처', '부연락처', '학교', '입학일'],
      line: p => [`S${1000 + p.index}`, p.name, p.phone, p.email, p.parentPhone, '', p.school, '2026-09-01'],
      below: [['총 25 건']],
      expected: p => ({ ...basic(p), guardianPhone: p.parentPhone }),
    },
    { encode: cp949, separator: ';' },
  ),
];

import { book, text, type MessyFile } from './messyFile.ts';
import { basic, hyphens, ordinary, pick, plain, sex } from './messySheets.ts';

const each = (values: string[], index: number) => values[index % values.length]!;

/** What an owner has on the first of September: lists of seats, of two departments, of programs that lose their formats. */
export const messyOwner = (): MessyFile[] => [
  book('seats-with-payments', [
    {
      above: [['한빛독서실 이용자 현황(2026-09-01 현재)']],
      header: [
        '좌석',
        '이용권',
        '회원명',
        '성별',
        '휴대폰번호',
        '이메일주소',
        '시작일',
        '종료일',
        '결제금액',
        '메모',
      ],
      line: p => [
        p.index + 1,
        '4주 정액',
        p.name,
        sex(p),
        hyphens(p.phone),
        p.email,
        '2026-09-01',
        '2026-09-28',
        '₩180,000',
        p.index % 4 ? null : '창가',
      ],
      below: [[null, null, '합계', null, null, null, null, null, '₩4,500,000']],
      expected: p => ({
        ...pick(p, 'name', 'email', 'phone', 'gender'),
        ...(p.index % 4 ? {} : { memo: '창가' }),
      }),
    },
  ]),
  book('departments-with-their-headers', [
    {
      ...plain,
      above: [['중등부']],
      between: p => (p.index === 12 ? [[], ['고등부'], ['이름', '이메일', '연락처']] : []),
    },
  ]),
  text('decimals-of-a-program', { ...plain, line: p => [p.name, p.email, `${p.phone.slice(1)}.0`] }),
  book('resident-numbers', [
    {
      header: ['이름', '이메일', '성별', '생년월일'],
      line: p => {
        const mark = p.gender === 'MALE' ? '3' : '4';
        return [p.name, p.email, mark, `${p.birthday.replaceAll('-', '')}-${mark}`];
      },
      expected: p => pick(p, 'name', 'email', 'gender', 'birthday'),
    },
  ]),
  text('family-comma-given', {
    header: ['Student (Last, First)', 'School Email', 'Cell'],
    line: p => [`Kim, Student${String.fromCodePoint(97 + p.index)}`, p.email, p.phone],
    expected: p => ({ ...basic(p), name: `Student${String.fromCodePoint(97 + p.index)} Kim` }),
  }),
  book('class-in-the-first-row', [
    {
      header: ['반', '담임', '번호', '성명', '메일', '휴대전화'],
      line: p =>
        p.index % 8
          ? [null, null, (p.index % 8) + 1, ...ordinary(p)]
          : [`고${1 + p.index / 8}반`, '박선생', 1, ...ordinary(p)],
      expected: p => ({ ...basic(p), ...(p.index % 8 ? {} : { memo: `고${1 + p.index / 8}반` }) }),
    },
  ]),
  text('formulas-and-apostrophes', {
    header: ['이름', '이메일', '연락처'],
    line: p => [
      p.name,
      each([`mailto:${p.email}`, `${p.email};`, `<${p.email}>`], p.index),
      each([`="${p.phone}"`, `'${p.phone}`, `HP: ${hyphens(p.phone)}`], p.index),
    ],
  }),
];

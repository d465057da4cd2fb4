import { cp949 } from './cp949.ts';
import { book, text, type MessyFile, type MessySheet } from './messyFile.ts';
import { basic, hyphens, ordinary, wide } from './messySheets.ts';
import type { Person } from './people.ts';

const isObserver = ({ index }: Person) => index % 5 === 0;
const withKind = (person: Person) => ({ ...basic(person), observer: String(isObserver(person)) });
const few = 10;
const staff: MessySheet = {
  header: ['이름', '이메일', '연락처'],
  line: ordinary,
  count: few,
};

/** Lists of those who work at an academy, in the ways that academies have them. */
export const messyManagers = (): MessyFile[] => [
  book('staff-teachers', [{ ...staff, header: ['강사명', '메일 주소', 'H.P'] }]),
  book('staff-with-role', [
    {
      ...staff,
      header: ['번호', '성명', '역할', '전자우편', '핸드폰'],
      line: person => [
        person.index + 1,
        person.name,
        isObserver(person) ? '참관' : '관리자',
        person.email,
        hyphens(person.phone),
      ],
      expected: withKind,
    },
  ]),
  book('staff-title-above', [
    { ...staff, above: [['한빛학원 직원 연락망'], [], ['2026. 9. 1. 기준']], below: [[], ['합계', '10명']] },
  ]),
  book('staff-family-and-given', [
    {
      ...staff,
      header: ['성', '이름', '이메일', '휴대폰'],
      line: person => [person.family, person.given, person.email, hyphens(person.phone)],
    },
  ]),
  book('staff-full-width', [
    { ...staff, line: person => [person.name, wide(person.email), wide(hyphens(person.phone))] },
  ]),
  book('staff-old-excel', [staff], 'biff8'),
  book('staff-open-document', [staff], 'ods'),
  book('staff-no-header', [{ ...staff, header: null }]),
  text('staff-cp949', staff, { encode: cp949, separator: ';' }),
  text('staff-lost-zeros', { ...staff, line: person => [person.name, person.email, person.phone.slice(1)] }),
];

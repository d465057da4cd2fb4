import { book, type MessyFile } from './messyFile.ts';
import { basic, hyphens, named, ordinary, pick, sex, withPhone } from './messySheets.ts';

/** Lists as other programs of academies write them, and as they are typed on other keyboards. */
export const messyPrograms = (): MessyFile[] => [
  book('phones-formatted', [withPhone(phone => ({ t: 'n', v: Number(phone), z: '000-0000-0000' }))]),
  book('phones-half-wide', [
    withPhone(
      phone =>
        `０10-${phone.slice(3, 7).replace(/\d/, d => String.fromCharCode(d.charCodeAt(0) + 0xfee0))}－${phone.slice(7)}`,
    ),
  ]),
  book('phones-whose', [
    withPhone((phone, person) => `학생: ${hyphens(phone)} / 모: ${hyphens(person.parentPhone)}`),
  ]),
  book('english-cells', [
    {
      header: ['#', 'Last Name', 'First Name', 'Grade', 'Cell', 'Parent Cell', 'E-mail', 'Sex', 'DOB'],
      line: person => [
        person.index + 1,
        person.family,
        person.given,
        person.grade,
        person.phone.slice(1),
        person.parentPhone,
        person.email,
        person.gender === 'MALE' ? 'M' : 'F',
        person.birthday,
      ],
      expected: person => ({
        ...pick(person, 'name', 'email', 'phone', 'gender', 'birthday'),
        guardianPhone: person.parentPhone,
      }),
    },
  ]),
  book('begins-in-the-middle', [
    {
      above: [[], [null, null, '명단'], []],
      header: [null, null, '이름', '이메일', '연락처'],
      line: person => [null, null, ...ordinary(person)],
    },
  ]),
  book('names-in-two-scripts', [
    {
      header: ['성명(한글)', '성명(영문)', '이메일', 'H.P.'],
      line: person => [
        person.name,
        `Kim S${person.index % 2 ? 'a' : 'o'}`,
        person.email,
        hyphens(person.phone),
      ],
    },
  ]),
  book('academy-program', [
    {
      header: [
        '원생번호',
        '출결번호',
        '원생이름',
        '학교',
        '학년',
        '재원상태',
        '원생 HP',
        '보호자1 관계',
        '보호자1 HP',
        '보호자2 HP',
        '최초등록일',
        '아이디(이메일)',
        '비고',
      ],
      line: person => [
        1000 + person.index,
        person.phone.slice(-4),
        person.name,
        person.school,
        person.grade,
        '재원',
        hyphens(person.phone),
        '모',
        hyphens(person.parentPhone),
        '',
        '2025-03-02',
        person.email,
        person.index % 4 ? '' : '형제 할인',
      ],
      expected: person => ({
        ...basic(person),
        guardianPhone: person.parentPhone,
        ...(person.index % 4 ? {} : { memo: '형제 할인' }),
      }),
    },
  ]),
  book('classes-merged', [
    {
      header: ['반', '이름', '이메일', '연락처'],
      line: person => [person.index % 5 ? null : `${person.index / 5 + 1}반`, ...ordinary(person)],
      merges: ['A2:A6', 'A7:A11', 'A12:A16', 'A17:A21', 'A22:A26'],
      expected: person => ({ ...basic(person), memo: `${Math.floor(person.index / 5) + 1}반` }),
    },
  ]),
  book('seats-and-lockers', [
    {
      header: ['좌석번호', '사물함', '회원명', '성별', '휴대폰번호', '이용권', '만료일', '이메일(ID)'],
      line: person => [
        `A-${person.index + 1}`,
        person.index + 100,
        person.name,
        sex(person),
        person.phone,
        '4주 정기권',
        '2026-09-28',
        person.email,
      ],
      expected: person => pick(person, 'name', 'gender', 'phone', 'email'),
    },
  ]),
  book('numbers-with-apostrophe', [withPhone(phone => `'${phone}`)]),
  book('notes-in-headers', [named('이름\n(실명)', '구글 이메일\n(수업용)', '연락처\n(‘-’ 포함)')]),
];

import type { Cells } from '../../../../src/engine/bulkAdd/definition.ts';
import { book, type MessyFile } from './messyFile.ts';
import {
  basic,
  pick,
  hyphens,
  dots,
  serialOf,
  sex,
  plain,
  withAll,
  withDate,
  withPhone,
  withEmail,
  wide,
} from './messySheets.ts';

/** Files with values in all the ways that people write them. */
export const messyValues = (): MessyFile[] => [
  book('dates-with-dots', [withDate(dots)]),
  book('dates-with-dots-and-end', [
    withDate((date, { index }) => (index % 2 ? `${dots(date)}.` : date.replaceAll('-', '.'))),
  ]),
  book('dates-two-digits', [
    withDate(
      (date, { index }) =>
        [date.slice(2), date.slice(2).replaceAll('-', '.'), date.slice(2).replaceAll('-', '/')][index % 3]!,
    ),
  ]),
  book('dates-compact', [
    withDate((date, { index }) =>
      index % 2 ? Number(date.replaceAll('-', '')) : date.replaceAll('-', '').slice(2),
    ),
  ]),
  book('dates-korean', [
    withDate((date, { index }) => {
      const [y, m, d] = date.split('-').map(Number);
      return index % 2 ? `${y}년 ${m}월 ${d}일` : `${String(y).slice(2)}년 ${m}월 ${d}일생`;
    }),
  ]),
  book('dates-serial-numbers', [withDate(date => serialOf(date))]),
  book('dates-cells', [withDate(date => ({ t: 'n', v: serialOf(date), z: 'yyyy-mm-dd' }))]),
  book(
    'dates-1904',
    [withDate(date => ({ t: 'n', v: serialOf(date) - 1462, z: 'yyyy-mm-dd' }))],
    'xlsx',
    true,
  ),
  book('dates-american', [
    withDate(date => {
      const [y, m, d] = date.split('-').map(Number);
      return `${m}/${d}/${y}`;
    }),
  ]),
  book('dates-english', [
    withDate((date, { index }) =>
      new Intl.DateTimeFormat(index % 2 ? 'en-US' : 'en-GB', {
        dateStyle: index % 3 ? 'long' : 'medium',
        timeZone: 'UTC',
      }).format(Date.parse(date)),
    ),
  ]),
  book('dates-with-weekday-or-time', [
    withDate((date, { index }) => (index % 2 ? `${date} (월)` : `${date} 00:00:00`)),
  ]),
  book('resident-numbers', [
    withDate(
      (date, person) => `${date.slice(2).replaceAll('-', '')}-${person.gender === 'MALE' ? 3 : 4}******`,
    ),
  ]),
  book('phones-as-numbers', [withPhone(phone => Number(phone))]),
  book('phones-international', [
    withPhone(
      (phone, { index }) =>
        [
          `+82 ${hyphens(phone).slice(1)}`,
          `82${phone.slice(1)}`,
          `+82-${hyphens(phone)}`,
          `0082${phone.slice(1)}`,
        ][index % 4]!,
    ),
  ]),
  book('phones-several', [
    withPhone(
      (phone, { parentPhone, index }) =>
        [
          `${hyphens(phone)} / ${hyphens(parentPhone)}`,
          `${hyphens(phone)}(본인)\n${hyphens(parentPhone)}(모)`,
          `${hyphens(phone)}, ${parentPhone}`,
          `본인 ${hyphens(phone)}`,
        ][index % 4]!,
    ),
  ]),
  book('phones-separators', [
    withPhone(
      (phone, { index }) =>
        [
          hyphens(phone).replaceAll('-', '.'),
          hyphens(phone).replaceAll('-', ' '),
          hyphens(phone).replaceAll('-', ' - '),
          hyphens(phone).replaceAll('-', '–'),
          hyphens(phone).replace('-', ')'),
        ][index % 5]!,
    ),
  ]),
  book('full-width', [
    {
      ...withAll,
      line: person => [
        `　${person.name}　`,
        wide(person.email),
        wide(hyphens(person.phone)),
        sex(person),
        wide(person.birthday),
      ],
    },
  ]),
  book('emails-untidy', [
    withEmail(
      (email, { index, name }) =>
        [
          email.toUpperCase(),
          ` ${email}\u00A0`,
          `mailto:${email}`,
          `${name} <${email}>`,
          email.replace('@', ' @ '),
          email.replace(/\.(?=[^.]*$)/, ','),
          `${email}.`,
          `${email}; other@x.example`,
        ][index % 8]!,
    ),
  ]),
  book('nothing-as-words', [
    {
      ...withAll,
      header: [...withAll.header!, '비고'],
      line: person => [
        person.name,
        person.email,
        ['없음', '-', '#N/A', '010-1234-5678'][person.index % 4]!,
        ['여', '남', '-', 'F'][person.index % 4]!,
        ['미기재', '-', 'N/A', '.'][person.index % 4]!,
        ['-', '없음', '', '특이사항 없음'][person.index % 4]!,
      ],
      expected: person => ({
        ...pick(person, 'name', 'email'),
        ...(person.index % 4 === 3 ? { phone: '01012345678', memo: '특이사항 없음' } : {}),
        ...([{ gender: 'FEMALE' }, { gender: 'MALE' }, {}, { gender: 'FEMALE' }] as Cells[])[
          person.index % 4
        ],
      }),
    },
  ]),
  book('error-cells', [
    {
      ...plain,
      line: person => [
        person.name,
        person.email,
        person.index % 3 ? hyphens(person.phone) : { t: 'e', v: 0x2a, w: '#N/A' },
      ],
      expected: person => (person.index % 3 ? basic(person) : pick(person, 'name', 'email')),
    },
  ]),
  book('spread-names', [
    { ...plain, line: person => [[...person.name].join(' '), person.email, person.phone] },
  ]),
  book('decomposed-names', [
    { ...plain, line: person => [person.name.normalize('NFD'), person.email, person.phone] },
  ]),
];

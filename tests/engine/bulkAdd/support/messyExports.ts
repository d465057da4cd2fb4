import { cp949, utf16 } from './cp949.ts';
import { book, text, type MessyFile } from './messyFile.ts';
import { basic, ordinary, pick, plain, sex, withAll } from './messySheets.ts';
import { people } from './people.ts';
import { fileOf } from './workbookOf.ts';

const withoutMark = (content: string) => utf16(content).slice(2);
const withoutMarkBig = (content: string) => utf16(content, true).slice(2);

/** Files as other programs and databases write them. */
export const messyExports = (): MessyFile[] => [
  text('csv-utf16-without-mark', withAll, { encode: withoutMark, separator: '\t', type: 'txt' }),
  text('csv-utf16-big-endian-without-mark', withAll, { encode: withoutMarkBig }),
  text(
    'decimal-comma',
    {
      header: ['No', 'Last name', 'First name', 'E-Mail', 'Mobile', 'Score', 'Birth'],
      line: p => [
        `${p.index + 1},0`,
        p.family,
        p.given,
        p.email,
        `${p.phone.slice(1)},0`,
        '87,5',
        p.birthday.split('-').toReversed().join('.'),
      ],
      expected: p => pick(p, 'name', 'email', 'phone', 'birthday'),
    },
    { separator: ';' },
  ),
  text(
    'decimal-comma-korean-headers',
    {
      header: ['번호', '이름', '이메일', '휴대폰', '점수', '생년월일'],
      line: p => [
        `${p.index + 1},0`,
        p.name,
        p.email,
        `${p.phone.slice(1)},00`,
        '87,5',
        p.birthday.split('-').toReversed().join('.'),
      ],
      expected: p => pick(p, 'name', 'email', 'phone', 'birthday'),
    },
    { separator: ';' },
  ),
  text('csv-old-mac-lines', plain, { end: '\r' }),
  text('csv-pipes', withAll, { separator: '|', type: 'txt' }),
  book('xml-spreadsheet', [withAll], 'xlml'),
  webPage(),
  text('csv-of-a-database', {
    header: [
      'student_id',
      'student_name',
      'student_email',
      'student_phone',
      'parent_name',
      'parent_phone',
      'birth_date',
      'gender',
      'created_at',
      'is_active',
    ],
    line: p => [
      String(1000 + p.index),
      p.name,
      p.email,
      p.phone,
      'NULL',
      p.parentPhone,
      p.birthday,
      p.gender === 'MALE' ? 'm' : 'f',
      '2026-09-01 12:00:00',
      't',
    ],
    expected: p => ({
      ...pick(p, 'name', 'email', 'phone', 'birthday', 'gender'),
      guardianPhone: p.parentPhone,
    }),
  }),
  text('json-named-headers', {
    header: ['studentName', 'userEmail', 'mobilePhone', 'birthDay', 'sex'],
    line: p => [p.name, p.email, p.phone, p.birthday, p.gender],
    expected: p => pick(p, 'name', 'email', 'phone', 'birthday', 'gender'),
  }),
  text(
    'quoted-csv-cp949-phone-numbers',
    { ...withAll, line: p => [p.name, p.email, ` ${p.phone}`, sex(p), `${p.birthday} 00:00:00.0`] },
    { encode: cp949, end: '\n' },
  ),
];

function webPage(): MessyFile {
  const lines = [['이름', '이메일', '휴대폰'], ...people().map(ordinary)];
  const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=euc-kr"></head><body><table border=1><tr><td colspan=3>수강생 목록</td></tr>${lines.map(line => `<tr>${line.map(cell => `<td style="mso-number-format:'\\@'">${cell}</td>`).join('')}</tr>`).join('\n')}</table></body></html>`;
  return {
    name: 'web-page-cp949',
    file: fileOf(cp949(html), 'web-page-cp949.xls'),
    expected: people().map((p, i) => ({ sheet: 'Sheet1', number: i + 3, cells: basic(p) })),
  };
}

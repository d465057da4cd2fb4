import * as xlsx from 'xlsx';
import type { Cells } from '../../../../src/engine/bulkAdd/definition.ts';
import { cp949, utf16 } from './cp949.ts';
import { people, type Person } from './people.ts';
import { fileOf, type TestCell } from './workbookOf.ts';

interface MessySheet {
  name?: string;
  above?: TestCell[][];
  header: TestCell[] | null;
  line: (person: Person) => TestCell[];
  below?: TestCell[][];
  /** Lines that stand in front of a person's. */
  between?: (person: Person) => TestCell[][];
  hidden?: (person: Person) => boolean;
  merges?: string[];
  isHidden?: boolean;
  count?: number;
  /** What is to be read of a person; null where nothing is. */
  expected?: (person: Person) => Cells | null;
}

interface MessyFile {
  name: string;
  file: File;
  expected: { sheet: string; number: number; cells: Cells }[];
}

const pick = <Key extends keyof Person>(person: Person, ...keys: Key[]) =>
  Object.fromEntries(keys.map(key => [key, person[key]])) as Record<Key, string>;
const basic = (person: Person) => pick(person, 'name', 'email', 'phone');
const full = (person: Person) => pick(person, 'name', 'email', 'phone', 'gender', 'birthday');
const hyphens = (phone: string) => phone.replace(/(\d{3})(\d{4})(\d{4})/, '$1-$2-$3');
const dots = (date: string) => date.split('-').map(Number).join('. ');
const serialOf = (date: string) => Date.parse(date) / 86_400_000 + 25_569;
const sex = ({ gender }: Person) => (gender === 'MALE' ? '남' : '여');

/** The lines of a sheet, and where each person stands. */
function laidOut({ above = [], header, line, below = [], between, count, expected = basic }: MessySheet) {
  const lines: TestCell[][] = [...above, ...(header === null ? [] : [header])];
  const records = people(count).flatMap(person => {
    lines.push(...(between?.(person) ?? []), line(person));
    const cells = expected(person);
    return cells === null ? [] : [{ number: lines.length, cells }];
  });
  return { lines: [...lines, ...below], records };
}

const cellOf = (value: TestCell): xlsx.CellObject | undefined =>
  value === null ? undefined : typeof value === 'object' ? value : { t: typeof value === 'number' ? 'n' : 's', v: value };

function book(name: string, sheets: MessySheet[], bookType: xlsx.BookType = 'xlsx', date1904 = false): MessyFile {
  const workbook = xlsx.utils.book_new();
  const expected: MessyFile['expected'] = [];
  for (const [index, each] of sheets.entries()) {
    const sheetName = each.name ?? `Sheet${index + 1}`;
    const { lines, records } = laidOut(each);
    const width = Math.max(1, ...lines.map(line => line.length));
    const sheet: Record<string, unknown> = {
      '!ref': xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: lines.length - 1, c: width - 1 } }),
      '!merges': (each.merges ?? []).map(range => xlsx.utils.decode_range(range)),
    };
    lines.forEach((line, r) =>
      line.forEach((value, c) => {
        const cell = cellOf(value);
        if (cell) sheet[xlsx.utils.encode_cell({ r, c })] = cell;
      }),
    );
    const hiddenRows = people(each.count).filter(person => each.hidden?.(person));
    if (hiddenRows.length > 0) {
      const rows: { hidden?: boolean }[] = [];
      const { records: all } = laidOut({ ...each, expected: person => ({ index: String(person.index) }) });
      for (const { number, cells } of all)
        if (hiddenRows.some(({ index: hidden }) => String(hidden) === cells.index)) rows[number - 1] = { hidden: true };
      sheet['!rows'] = Array.from({ length: lines.length }, (_, row) => rows[row] ?? {});
    }
    xlsx.utils.book_append_sheet(workbook, sheet as xlsx.WorkSheet, sheetName);
    expected.push(...records.map(record => ({ sheet: sheetName, ...record })));
  }
  workbook.Workbook = {
    Sheets: sheets.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })),
    ...(date1904 ? { WBProps: { date1904 } } : {}),
  };
  const content = new Uint8Array(xlsx.write(workbook, { type: 'array', bookType }) as ArrayBuffer);
  return { name, file: fileOf(content, `${name}.${({ biff8: 'xls', html: 'xls' } as Record<string, string>)[bookType] ?? bookType}`), expected };
}

const quoted = (separator: string) => (cell: TestCell) => {
  const text = String(cell ?? '');
  return text.includes(separator) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

function text(
  name: string,
  sheet: MessySheet,
  { separator = ',', encode = (content: string) => new TextEncoder().encode(content), end = '\r\n', type = 'csv', start = '' } = {},
): MessyFile {
  const { lines, records } = laidOut(sheet);
  const content = start + lines.map(line => line.map(quoted(separator)).join(separator)).join(end) + end;
  return {
    name,
    file: fileOf(encode(content), `${name}.${type}`),
    expected: records.map(({ number, cells }) => ({
      sheet: name,
      number: number + (start.startsWith('sep=') ? 1 : 0),
      cells,
    })),
  };
}

const plain: MessySheet = {
  header: ['이름', '이메일', '연락처'],
  line: person => [person.name, person.email, hyphens(person.phone)],
};
const withAll: MessySheet = {
  header: ['이름', '이메일', '휴대폰 번호', '성별', '생년월일'],
  line: person => [person.name, person.email, hyphens(person.phone), sex(person), person.birthday],
  expected: full,
};
const withDate = (date: (birthday: string, person: Person) => TestCell): MessySheet => ({
  ...withAll,
  line: person => [person.name, person.email, hyphens(person.phone), sex(person), date(person.birthday, person)],
});
const withPhone = (phone: (phone: string, person: Person) => TestCell): MessySheet => ({
  ...plain,
  line: person => [person.name, person.email, phone(person.phone, person)],
});
const withEmail = (email: (email: string, person: Person) => TestCell): MessySheet => ({
  ...plain,
  line: person => [person.name, email(person.email, person), person.phone],
});
const named = (...header: string[]): MessySheet => ({ ...plain, header });
const wide = (value: string) => value.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const ordinary = (person: Person) => [person.name, person.email, hyphens(person.phone)];

/** Files as academies have them: exports, lists that grew over years, web forms, other programs. */
export function messyFiles(): MessyFile[] {
  return [
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
        line: person => [person.index + 1, person.name, hyphens(person.parentPhone), hyphens(person.phone), person.email],
      },
    ]),
    book('parents-beside', [
      {
        header: ['번호', '성명', '학교', '학년', '연락처', '학부모 연락처', '학부모 성명', '메일'],
        line: person => [person.index + 1, person.name, person.school, person.grade, hyphens(person.phone), hyphens(person.parentPhone), `${person.family}부모`, person.email],
      },
    ]),
    book('doubled-header', [
      {
        header: ['이름', '이메일', '연락처', '연락처'],
        line: person => [person.name, person.email, hyphens(person.phone), hyphens(person.parentPhone)],
      },
    ]),
    book('family-and-given', [
      { header: ['성', '이름', '이메일', '휴대폰'], line: person => [person.family, person.given, person.email, hyphens(person.phone)] },
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
      { header: null, line: person => [person.index + 1, person.school, person.name, hyphens(person.phone), person.email] },
    ]),
    book('unknown-headers', [
      { header: ['가', '나', '다'], line: person => [person.name, person.email, hyphens(person.phone)] },
    ]),
    book('title-and-notes-above', [
      {
        ...plain,
        above: [['2026학년도 2학기 수강생 명단'], ['작성: 한빛학원', null, '2026. 9. 1.'], [], ['※ 연락처는 본인 번호'], [], [], [], [], [], [], []],
      },
    ]),
    book('two-line-header', [
      {
        above: [['이름', '학생', null, '학부모', null]],
        header: [null, '연락처', '이메일', '연락처', '이메일'],
        merges: ['A1:A2', 'B1:C1', 'D1:E1'],
        line: person => [person.name, hyphens(person.phone), person.email, hyphens(person.parentPhone), `parent${person.index}@x.example`],
      },
    ]),
    book('totals-and-footer', [
      { ...plain, below: [[], ['합계', '25명'], ['위와 같이 등록합니다.'], ['총 25명']] },
    ]),
    book('repeated-headers', [
      { ...plain, between: person => (person.index > 0 && person.index % 10 === 0 ? [[], ['이름', '이메일', '연락처']] : []) },
    ]),
    book('section-titles', [{ ...plain, between: person => (person.index % 8 === 0 ? [[`[${person.index / 8 + 1}반]`]] : []) }]),
    book('three-sheets', [
      { ...plain, name: '1반' },
      { name: '2반', header: ['연락처', '성명', '메일'], line: person => [hyphens(person.phone), person.name, `b${person.email}`], expected: person => ({ ...basic(person), email: `b${person.email}` }) },
      { ...plain, name: '안내', header: null, count: 0, above: [['이 파일은 명단입니다.']] },
    ]),
    book('hidden-rows', [
      { ...plain, hidden: person => person.index % 5 === 0, expected: person => (person.index % 5 === 0 ? null : basic(person)) },
    ]),
    book('hidden-sheet', [{ ...plain, name: '재원' }, { ...plain, name: '퇴원', isHidden: true, expected: () => null }]),
    book('dates-with-dots', [withDate(dots), ]),
    book('dates-with-dots-and-end', [withDate((date, { index }) => (index % 2 ? `${dots(date)}.` : date.replaceAll('-', '.')))]),
    book('dates-two-digits', [withDate((date, { index }) => [date.slice(2), date.slice(2).replaceAll('-', '.'), date.slice(2).replaceAll('-', '/')][index % 3]!)]),
    book('dates-compact', [withDate((date, { index }) => (index % 2 ? Number(date.replaceAll('-', '')) : date.replaceAll('-', '').slice(2)))]),
    book('dates-korean', [withDate((date, { index }) => { const [y, m, d] = date.split('-').map(Number); return index % 2 ? `${y}년 ${m}월 ${d}일` : `${String(y).slice(2)}년 ${m}월 ${d}일생`; })]),
    book('dates-serial-numbers', [withDate(date => serialOf(date))]),
    book('dates-cells', [withDate(date => ({ t: 'n', v: serialOf(date), z: 'yyyy-mm-dd' }))]),
    book('dates-1904', [withDate(date => ({ t: 'n', v: serialOf(date) - 1462, z: 'yyyy-mm-dd' }))], 'xlsx', true),
    book('dates-american', [withDate(date => { const [y, m, d] = date.split('-').map(Number); return `${m}/${d}/${y}`; })]),
    book('dates-english', [withDate((date, { index }) => new Intl.DateTimeFormat(index % 2 ? 'en-US' : 'en-GB', { dateStyle: index % 3 ? 'long' : 'medium', timeZone: 'UTC' }).format(Date.parse(date)))]),
    book('dates-with-weekday-or-time', [withDate((date, { index }) => (index % 2 ? `${date} (월)` : `${date} 00:00:00`))]),
    book('resident-numbers', [withDate((date, person) => `${date.slice(2).replaceAll('-', '')}-${person.gender === 'MALE' ? 3 : 4}******`)]),
    book('phones-as-numbers', [withPhone(phone => Number(phone))]),
    book('phones-international', [withPhone((phone, { index }) => [`+82 ${hyphens(phone).slice(1)}`, `82${phone.slice(1)}`, `+82-${hyphens(phone)}`, `0082${phone.slice(1)}`][index % 4]!)]),
    book('phones-several', [withPhone((phone, { parentPhone, index }) => [`${hyphens(phone)} / ${hyphens(parentPhone)}`, `${hyphens(phone)}(본인)\n${hyphens(parentPhone)}(모)`, `${hyphens(phone)}, ${parentPhone}`, `본인 ${hyphens(phone)}`][index % 4]!)]),
    book('phones-separators', [withPhone((phone, { index }) => [hyphens(phone).replaceAll('-', '.'), hyphens(phone).replaceAll('-', ' '), hyphens(phone).replaceAll('-', ' - '), hyphens(phone).replaceAll('-', '–'), hyphens(phone).replace('-', ')')][index % 5]!)]),
    book('full-width', [{ ...withAll, line: person => [`　${person.name}　`, wide(person.email), wide(hyphens(person.phone)), sex(person), wide(person.birthday)] }]),
    book('emails-untidy', [withEmail((email, { index, name }) => [email.toUpperCase(), ` ${email}\u00A0`, `mailto:${email}`, `${name} <${email}>`, email.replace('@', ' @ '), email.replace(/\.(?=[^.]*$)/, ','), `${email}.`, `${email}; other@x.example`][index % 8]!)]),
    book('nothing-as-words', [
      {
        ...withAll,
        header: [...withAll.header!, '비고'],
        line: person => [person.name, person.email, ['없음', '-', '#N/A', '010-1234-5678'][person.index % 4]!, ['여', '남', '-', 'F'][person.index % 4]!, ['미기재', '-', 'N/A', '.'][person.index % 4]!, ['-', '없음', '', '특이사항 없음'][person.index % 4]!],
        expected: person => ({
          ...pick(person, 'name', 'email'),
          ...(person.index % 4 === 3 ? { phone: '01012345678', memo: '특이사항 없음' } : {}),
          ...([{ gender: 'FEMALE' }, { gender: 'MALE' }, {}, { gender: 'FEMALE' }] as Cells[])[person.index % 4],
        }),
      },
    ]),
    book('error-cells', [{ ...plain, line: person => [person.name, person.email, person.index % 3 ? hyphens(person.phone) : { t: 'e', v: 0x2a, w: '#N/A' }], expected: person => (person.index % 3 ? basic(person) : pick(person, 'name', 'email')) }]),
    book('spread-names', [{ ...plain, line: person => [[...person.name].join(' '), person.email, person.phone] }]),
    book('decomposed-names', [{ ...plain, line: person => [person.name.normalize('NFD'), person.email, person.phone] }]),
    book('macro-workbook', [withAll], 'xlsm'),
    book('old-excel', [withAll], 'biff8'),
    book('open-document', [withAll], 'ods'),
    book('web-page-as-xls', [withAll], 'html'),
    text('csv-utf8', withAll),
    text('csv-utf8-mark', withAll, { start: '\uFEFF' }),
    text('csv-cp949', withAll, { encode: cp949 }),
    text('csv-utf16', withAll, { encode: content => utf16(content), separator: '\t' }),
    text('csv-utf16-big-endian', withAll, { encode: content => utf16(content, true) }),
    text('csv-semicolons', withAll, { separator: ';', encode: cp949, end: '\n' }),
    text('csv-that-says-so', withAll, { separator: ';', start: 'sep=;\r\n' }),
    text('tsv', withAll, { separator: '\t', type: 'tsv' }),
    text('csv-lost-zeros', { ...withAll, line: person => [person.name, person.email, person.phone.slice(1), sex(person), String(Number(person.birthday.slice(2).replaceAll('-', '')))] }),
    text('csv-forced-text', { ...plain, line: person => [person.name, person.email, `="${person.phone}"`] }),
    text('csv-lines-in-cells', { ...plain, header: [...plain.header!, '주소'], line: person => [...ordinary(person), '서울시 강남구\n테헤란로 "1", 2층'] }),
    text('text-with-xls-name', withAll, { type: 'xls', separator: '\t', encode: cp949 }),
    book('slips-in-domains', [withEmail((email, { index }) => (index === 9 ? email.replace('naver.com', 'naver.con') : email))]),
    book('manager-of-file', [
      {
        header: ['순번', '반', '담임', '담임 연락처', '이름', '생년월일', '등록일', '이메일', '폰번호', '비상연락처'],
        line: person => [person.index + 1, `${(person.index % 3) + 1}반`, '김선생', '02-555-1234', person.name, person.birthday, '2026-03-02', person.email, person.phone, person.parentPhone],
        expected: person => pick(person, 'name', 'email', 'phone', 'birthday'),
      },
    ]),
  ];
}

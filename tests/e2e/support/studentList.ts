import * as xlsx from 'xlsx';

/** What a row says, and the cell in which something is wrong with what would be right there. */
interface ListedStudent {
  cells: (string | number)[];
  wrong?: { column: number; right: string };
}

const headers = ['이름', '이메일', '연락처', '성별', '생년월일'];
const email = (index: number) => `student${index}@list.example`;

/** Typical errors of academies' lists: the column, its value, and the expected value. */
const mistakes = (index: number): [column: number, wrong: string, right: string][] => [
  [1, 'student.example', email(index)],
  [1, email(0), email(index)],
  [0, '', `학생${index}`],
  [0, '김', `김학생${index}`],
  [2, '0101234', '01012345678'],
  [4, '2010-02-30', '2010-02-28'],
  [3, '남녀', '남성'],
];

/** A list as an academy keeps it in a spreadsheet, the last rows of which need to be corrected. */
export function studentList(count: number, wrongCount: number): ListedStudent[] {
  return Array.from({ length: count }, (_, index) => {
    // A number, the default format of a spreadsheet: without its leading zero.
    const phone = 1_000_000_000 + 10_000_000 + index;
    const cells = [`학생${index}`, email(index), phone, index % 2 ? '남' : '여', 20_100_301 + (index % 28)];
    const nth = index - (count - wrongCount);
    if (nth < 0) return { cells };
    const [column, wrong, right] = mistakes(index)[nth % mistakes(index).length]!;
    return { cells: cells.with(column, wrong), wrong: { column, right } };
  });
}

/** The list as a file. */
export function studentFile(list: readonly ListedStudent[]) {
  const sheet = xlsx.utils.aoa_to_sheet([headers, ...list.map(({ cells }) => cells)]);
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, '명단');
  return {
    name: '학생 명단.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(
      xlsx.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
    ),
  };
}

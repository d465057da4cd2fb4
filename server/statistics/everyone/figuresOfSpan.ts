import { columnsOf } from '../../attendance/cache/columnsOf.ts';
import type { MonthOfStudents } from '../../attendance/cache/cachedMonths.ts';
import { marked } from '../../attendance/cache/marked.ts';
import type { Students } from '../../attendance/cache/students.ts';
import type { MonthPart } from '../../attendance/monthParts.ts';
import { yieldToEventLoop } from '../../core/yieldToEventLoop.ts';
import type { Live } from './readLive.ts';
import { addPart, noSums, type DaySum } from './sumDays.ts';
import { writeRanks } from './writeRanks.ts';

/** What `completeAvgSeconds` is of those who have no day that is over. */
export const noAverage = -1;

const integers = [
  /** The same for the same name. */
  'nameOrder',
  'isActive',
  'isDeleted',
  'studyDayCount',
  'totalSeconds',
  'completeSeconds',
  'premiumSeconds',
  'avgSeconds',
  'completeAvgSeconds',
  'targetSeconds',
  'presentCount',
  'absentCount',
  'completePresentCount',
  'completeAbsentCount',
  /** Among the active students by total time; equal times share it, and others have 0. */
  'rank',
] as const;

/** Students' figures of a period without the texts, a column each of `StudentFigures`, and a row a student by name. */
export interface Figures extends Record<(typeof integers)[number], Int32Array> {
  count: number;
  /** The numbers of the rows, from 0 on. */
  rows: Int32Array;
  attainmentRate: Float64Array;
  students: Students;
  /** The places that the students of the rows have among them. */
  places: Int32Array;
  idOf: (row: number) => string;
}

/** How many students are counted before other requests have their turn. */
const atOnce = 10_000;

/** Halves are rounded up. */
const rounded = (sum: number, parts: number) => Math.floor((2 * sum + parts) / (2 * parts));

/** How many of the days before each something holds for. */
function countsBefore(holds: readonly boolean[]): number[] {
  const counts = [0];
  for (const each of holds) counts.push(counts.at(-1)! + Number(each));
  return counts;
}

/** What the figures of a span are made of. */
interface Span {
  students: Students;
  now: Live;
  /** The span's place from 1 on. */
  place: number;
  parts: readonly { part: MonthPart; month: MonthOfStudents; begins: number }[];
  isUntilToday: boolean;
  hasToday: boolean;
  expected: readonly boolean[];
  isOff: readonly boolean[];
  /** On which of the span's days each student joined, as `joinedDays` has it. */
  joined: Int32Array;
  /** The sums that are needed. */
  of: readonly DaySum[];
}

/** The figures of every student in scope who is registered and active, or has a record in a span, by name. */
export async function figuresOfSpan(span: Span): Promise<Figures> {
  const { now, students, place, parts, isUntilToday, hasToday, expected, isOff, joined } = span;
  const { count, of } = students;
  const sums = noSums(count);
  for (const { part, month, begins } of parts) {
    addPart(sums, part, month, { students, joined, begins, of: span.of });
    await yieldToEventLoop();
  }

  const expectedBefore = countsBefore(expected);
  const offBefore = countsBefore(isOff);
  const dayCount = expected.length;
  const isOffToday = hasToday && isOff[dayCount - 1]!;
  const expectsToday = hasToday && expected[dayCount - 1]!;
  const none = new Int32Array(count);
  const [total, premium, target, presents, absents] = hasToday
    ? columnsOf(now.days, students)
    : Array.from({ length: 5 }, () => none);
  const [seconds, complete, newDaysBefore, runsToday] = columnsOf(now.runningIn(place), students);
  const hasRow = hasToday ? marked(now.days, students) : none;
  const isExcused = hasToday ? marked(now.excused, students) : none;
  const isInScope = now.scope && marked(now.scope, students);

  const places = new Int32Array(count);
  const figures = { ...newColumns(count), attainmentRate: new Float64Array(count) };
  let row = 0;
  // Without a function or an object for a step of a student: they are thousands.
  for (let student = 0; student < count; student++) {
    if (student % atOnce === atOnce - 1) await yieldToEventLoop();
    if (isInScope !== null && isInScope[student] === 0) continue;
    const isActive = of.isActive[student] === 1 && of.hasJoined[student] === 1;
    const first = joined[student]!;
    const rows = sums.rows[student]! + hasRow[student]!;
    if (rows === 0 && !(isActive && first < Math.max(dayCount, 1))) continue;

    const hasDays = first <= dayCount;
    const expectedDays = hasDays ? expectedBefore[dayCount]! - expectedBefore[first]! : 0;
    const daysOff = hasDays ? offBefore[dayCount]! - offBefore[first]! : 0;
    const offRows = sums.offRows[student]! + (isOffToday ? hasRow[student]! : 0);
    const isPresent = presents![student]!;
    const isAbsent = absents![student]!;
    const presentToday = isOffToday ? 0 : isPresent;
    const absentToday = isOffToday ? 0 : isAbsent;
    const isExpectedToday = expectsToday && isActive && first < dayCount;
    const isExcusedToday =
      isExcused[student] === 1 && !isOffToday && isPresent === 0 && (isAbsent === 1 || isExpectedToday);
    const isSettledToday =
      expectsToday && isPresent + isAbsent > 0 && (first < dayCount || of.hasJoined[student] === 0);

    const totalSeconds = sums.total[student]! + total![student]! + seconds![student]!;
    const days = Math.max(rows, dayCount - first, 1);
    const completeDays = isUntilToday ? dayCount - 1 - first : days;
    const completeSeconds = sums.total[student]! + complete![student]!;
    const completeAvgSeconds = completeDays > 0 ? rounded(completeSeconds, completeDays) : noAverage;
    const unrecordedDays = days - rows - Math.max(daysOff - offRows, 0);
    const targetSum =
      sums.target[student]! +
      (isOffToday ? 0 : target![student]!) +
      Math.max(unrecordedDays, 0) * of.dailyTarget[student]!;
    const presentCount = sums.present[student]! + presentToday;
    const absentCount =
      sums.absent[student]! +
      absentToday +
      (isActive ? expectedDays - sums.settled[student]! - Number(isSettledToday) : 0) -
      sums.excused[student]! -
      Number(isExcusedToday);
    const isAbsentToday = !isExcusedToday && (absentToday === 1 || (isExpectedToday && presentToday === 0));
    places[row] = student;
    figures.nameOrder[row] = of.nameOrder[student]!;
    figures.isActive[row] = Number(isActive);
    figures.isDeleted[row] = of.isDeleted[student]!;
    figures.studyDayCount[row] =
      sums.studied[student]! +
      newDaysBefore![student]! +
      Number(total![student]! > 0 || runsToday![student] === 1);
    figures.totalSeconds[row] = totalSeconds;
    figures.completeSeconds[row] = completeSeconds;
    figures.premiumSeconds[row] = sums.premium[student]! + premium![student]! + seconds![student]!;
    figures.avgSeconds[row] =
      completeAvgSeconds === noAverage ? rounded(totalSeconds, days) : completeAvgSeconds;
    figures.completeAvgSeconds[row] = completeAvgSeconds;
    figures.targetSeconds[row] = rounded(targetSum, days);
    figures.attainmentRate[row] = targetSum === 0 ? 0 : totalSeconds / targetSum;
    figures.presentCount[row] = presentCount;
    figures.absentCount[row] = absentCount;
    figures.completePresentCount[row] = presentCount - presentToday;
    figures.completeAbsentCount[row] = absentCount - Number(isAbsentToday);
    row++;
  }
  const ofRows = Object.fromEntries(
    Object.entries(figures).map(([name, values]) => [name, values.subarray(0, row)]),
  ) as typeof figures;
  writeRanks(ofRows.rank, ofRows.totalSeconds, ofRows.isActive);
  await yieldToEventLoop();
  return {
    ...ofRows,
    count: row,
    rows: new Int32Array(row).map((_, at) => at),
    students,
    places: places.subarray(0, row),
    idOf: at => students.idOf(places[at]!),
  };
}

const newColumns = (count: number) =>
  Object.fromEntries(integers.map(name => [name, new Int32Array(count)])) as Record<
    (typeof integers)[number],
    Int32Array
  >;

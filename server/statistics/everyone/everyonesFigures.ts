import type { Period } from '../../../src/domain/period.ts';
import { shiftDate } from '../../../src/domain/studyDay.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { readSpans } from '../../attendance/readSpans.ts';
import type { Unpacked } from '../../database/packed.ts';
import type { StudentFigures } from '../studentFigures.ts';
import { readLive, type Asked } from './readLive.ts';
import { readSums, type Sums } from './readSums.ts';

/** A student's figures without the texts; the place is the student's by name. */
export interface Figures extends Omit<
  StudentFigures,
  'customerId' | 'userId' | 'name' | 'email' | 'managerId' | 'managerName'
> {
  /** The same for the same name. */
  nameOrder: number;
  /** Among the active students by total time; equal times share it, and others have 0. */
  rank: number;
}

const mostTries = 3;

/** Halves are rounded up. */
const rounded = (sum: number, parts: number) => Math.floor((2 * sum + parts) / (2 * parts));

/** How many of the days before each something holds for. */
function countsBefore(holds: readonly boolean[]): number[] {
  const counts = [0];
  for (const each of holds) counts.push(counts.at(-1)! + Number(each));
  return counts;
}

/**
 * The figures of every student in scope who is registered and active, or has a record in a period, by name: the same as those of
 * `figuresSql`, for calls that need those of thousands of students and show a few of them. What days that are over add up to is
 * kept; today's days and what runs are read.
 */
export async function everyonesFigures(
  context: QueryContext,
  period: Period,
): Promise<{ figures: Figures[]; idOf: (figures: Figures) => string }> {
  const { today, spans, dates, expected, isOff } = readSpans(context, [period]);
  const span = spans[0]!;
  const isUntilToday = span.until === today;
  const hasToday = isUntilToday && span.since <= today;
  const days = { since: span.since, until: isUntilToday ? shiftDate(today, -1) : span.until };
  const { live, sums } = await readBoth(context, { span, days, today: hasToday ? today : null });
  const { students, of } = sums;
  const expectedBefore = countsBefore(expected);
  const offBefore = countsBefore(isOff);
  const dayCount = dates.length;
  const isOffToday = hasToday && isOff[dayCount - 1]!;
  const expectsToday = hasToday && expected[dayCount - 1]!;
  const [total, premium, target, presents, absents] = columnsOf(live.days, sums);
  const [seconds, complete, newDays] = columnsOf(live.running, sums);
  const hasRow = marked(live.days, sums);
  const isExcused = marked(live.excused, sums);

  const figures: Figures[] = [];
  // Without a function or an object for a step of a student: they are thousands.
  for (let student = 0; student < students.count; student++) {
    const isActive = of.isActive[student] === 1 && of.hasJoined[student] === 1;
    const first = of.joined[student]!;
    const rows = of.rows[student]! + hasRow[student]!;
    if (rows === 0 && !(isActive && first < Math.max(dayCount, 1))) continue;

    const hasDays = first <= dayCount;
    const expectedDays = hasDays ? expectedBefore[dayCount]! - expectedBefore[first]! : 0;
    const offDays = hasDays ? offBefore[dayCount]! - offBefore[first]! : 0;
    const offRows = of.offRows[student]! + (isOffToday ? hasRow[student]! : 0);
    const isPresent = presents![student]!;
    const isAbsent = absents![student]!;
    const presentToday = isOffToday ? 0 : isPresent;
    const absentToday = isOffToday ? 0 : isAbsent;
    const isExpectedToday = expectsToday && isActive && first < dayCount;
    const isExcusedToday =
      isExcused[student] === 1 && !isOffToday && isPresent === 0 && (isAbsent === 1 || isExpectedToday);
    const isSettledToday =
      expectsToday && isPresent + isAbsent > 0 && (first < dayCount || of.hasJoined[student] === 0);

    const totalSeconds = of.total[student]! + total![student]! + seconds![student]!;
    const days = Math.max(rows, dayCount - first, 1);
    const completeDays = isUntilToday ? dayCount - 1 - first : days;
    const completeSeconds = of.total[student]! + complete![student]!;
    const completeAvgSeconds = completeDays > 0 ? rounded(completeSeconds, completeDays) : null;
    const unrecordedDays = days - rows - Math.max(offDays - offRows, 0);
    const targetSum =
      of.targets[student]! +
      (isOffToday ? 0 : target![student]!) +
      Math.max(unrecordedDays, 0) * of.dailyTarget[student]!;
    const presentCount = of.present[student]! + presentToday;
    const absentCount =
      of.absent[student]! +
      absentToday +
      (isActive ? expectedDays - of.settled[student]! - Number(isSettledToday) : 0) -
      of.excused[student]! -
      Number(isExcusedToday);
    const isAbsentToday = !isExcusedToday && (absentToday === 1 || (isExpectedToday && presentToday === 0));
    figures.push({
      place: student,
      nameOrder: of.name[student]!,
      rank: 0,
      isActive,
      isDeleted: of.isDeleted[student] === 1,
      studyDayCount: of.studied[student]! + Number(total![student]! > 0) + newDays![student]!,
      totalSeconds,
      completeSeconds,
      premiumSeconds: of.premium[student]! + premium![student]! + seconds![student]!,
      avgSeconds: completeAvgSeconds ?? rounded(totalSeconds, days),
      completeAvgSeconds,
      targetSeconds: rounded(targetSum, days),
      attainmentRate: targetSum === 0 ? 0 : totalSeconds / targetSum,
      presentCount,
      absentCount,
      completePresentCount: presentCount - presentToday,
      completeAbsentCount: absentCount - Number(isAbsentToday),
    });
  }
  setRanks(figures);
  return { figures, idOf: ({ place }) => students.ids[place]! };
}

function setRanks(figures: readonly Figures[]): void {
  let [count, rank, last] = [0, 0, -1];
  const active = figures
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => b.totalSeconds - a.totalSeconds);
  for (const each of active) {
    count++;
    if (each.totalSeconds !== last) rank = count;
    last = each.totalSeconds;
    each.rank = rank;
  }
}

/** What is read and what may be kept, of the same moment unless there is one write after the other. */
async function readBoth(context: QueryContext, asked: Asked) {
  for (let tries = 0; ; tries++) {
    const live = await readLive(context, asked);
    const { sums, stamp } = await readSums(context, asked.days, live.stamp);
    if (stamp === live.stamp || tries === mostTries) return { live, sums };
  }
}

/** The columns of some students' rows by the places of all students; 0 for those who have none. */
function columnsOf(rows: Unpacked, { students }: Sums): Int32Array[] {
  const places = students.placesOf(rows);
  return Array.from({ length: rows.width }, (_, column) => {
    const values = new Int32Array(students.count);
    for (let row = 0; row < rows.count; row++)
      if (places[row]! >= 0) values[places[row]!] = rows.integerOf(row, column);
    return values;
  });
}

/** Who has a row: 1, else 0. */
function marked(rows: Unpacked, { students }: Sums): Uint8Array {
  const marks = new Uint8Array(students.count);
  for (const place of students.placesOf(rows)) if (place >= 0) marks[place] = 1;
  return marks;
}

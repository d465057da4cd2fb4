import { periodPresets, type Period } from './period.ts';
import { shiftDate } from './studyDay.ts';

interface Day {
  date: string;
  totalStudySeconds: number;
  targetSeconds: number;
  /** Breaks no streak, and asks for nothing. */
  holiday: boolean;
}

interface Week extends Period {
  /** What was studied over what was aimed at; null without a target. */
  attainment: number | null;
  mark: 'CUT' | 'RUNNING' | undefined;
}

/** A student's days in weeks from Monday on, with the target's attainment of completed days. */
export function studyWeeks(days: readonly Day[], today: string): Week[] {
  const weeks = new Map<string, Day[]>();
  for (const day of days) {
    const { since } = periodPresets.thisWeek(day.date);
    weeks.set(since, [...(weeks.get(since) ?? []), day]);
  }
  return [...weeks].map(([monday, own]) => {
    const over = own.filter(({ date }) => date < today);
    const counted = over.length > 0 ? over : own;
    const sum = (of: 'totalStudySeconds' | 'targetSeconds') =>
      counted.reduce((total, day) => total + day[of], 0);
    const target = sum('targetSeconds');
    const isRunning = shiftDate(monday, 6) >= today;
    return {
      since: own[0]!.date,
      until: own.at(-1)!.date,
      attainment: target === 0 ? null : sum('totalStudySeconds') / target,
      mark: isRunning ? 'RUNNING' : own.length < 7 ? 'CUT' : undefined,
    };
  });
}

/** Days in a row up to today on which something was studied; holidays break no row, nor does today as long as it runs. */
export function streakOf(
  days: readonly Day[],
  today: string,
): { current: number; longest: number; isWhole: boolean } {
  let [row, longest] = [0, 0];
  for (const { date, totalStudySeconds, holiday } of days) {
    if (totalStudySeconds > 0) row++;
    else if (date < today && !holiday) row = 0;
    longest = Math.max(longest, row);
  }
  const counted = days.filter(
    ({ date, totalStudySeconds, holiday }) => (date < today && !holiday) || totalStudySeconds > 0,
  );
  return { current: row, longest, isWhole: row < counted.length };
}

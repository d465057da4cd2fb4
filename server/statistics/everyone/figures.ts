import { column, rounded, steps, type Column, type SpanFacts } from './columns.ts';
import { daySums, type DaySum } from './sumDays.ts';

/** What `completeAvgSeconds` is of those who have no day that is over. */
export const noAverage = -1;

/** The figures of `figuresSql`. */
const figures = {
  studyDayCount: column(
    ['studied', 'newDaysBefore', 'totalToday', 'runsToday'],
    (into, [studied, newDaysBefore, today, runsToday], { from, until }) => {
      for (let place = from; place < until; place++)
        into[place] =
          studied[place]! + newDaysBefore[place]! + Number(today[place]! > 0 || runsToday[place] === 1);
    },
    ({ isOver }) => isOver && 'studied',
  ),
  totalSeconds: column(
    ['total', 'totalToday', 'runningSeconds'],
    (into, [total, today, running], { from, until }) => {
      for (let place = from; place < until; place++)
        into[place] = total[place]! + today[place]! + running[place]!;
    },
    ({ isOver }) => isOver && 'total',
  ),
  premiumSeconds: column(
    ['premium', 'premiumToday', 'runningSeconds'],
    (into, [premium, today, running], { from, until }) => {
      for (let place = from; place < until; place++)
        into[place] = premium[place]! + today[place]! + running[place]!;
    },
    ({ isOver }) => isOver && 'premium',
  ),
  completeAvgSeconds: column(
    ['total', 'completeRunningSeconds', 'completeDays'],
    (into, [total, running, completeDays], { from, until }) => {
      for (let place = from; place < until; place++)
        into[place] =
          completeDays[place]! > 0
            ? rounded(total[place]! + running[place]!, completeDays[place]!)
            : noAverage;
    },
    ({ isOver, dayCount }) => isOver && dayCount === 1 && 'total',
  ),
  avgSeconds: column(
    ['completeAvgSeconds', 'totalSeconds', 'days'],
    (into, [completeAvgSeconds, totalSeconds, days], { from, until }) => {
      for (let place = from; place < until; place++) {
        const average = completeAvgSeconds[place]!;
        into[place] = average === noAverage ? rounded(totalSeconds[place]!, days[place]!) : average;
      }
    },
    ({ isUntilToday }) => !isUntilToday && 'completeAvgSeconds',
  ),
  targetSeconds: column(['targetSum', 'days'], (into, [targetSum, days], { from, until }) => {
    for (let place = from; place < until; place++) into[place] = rounded(targetSum[place]!, days[place]!);
  }),
  attainmentRate: column(
    ['targetSum', 'totalSeconds'],
    (into, [targetSum, totalSeconds], { from, until }) => {
      for (let place = from; place < until; place++)
        into[place] = targetSum[place] === 0 ? 0 : totalSeconds[place]! / targetSum[place]!;
    },
  ),
  completePresentCount: column(['present'], (into, [present], { from, until }) =>
    into.set(present.subarray(from, until), from),
  ),
  presentCount: column(
    ['present', 'presentToday'],
    (into, [present, today], { from, until }, { isOffToday }) => {
      for (let place = from; place < until; place++)
        into[place] = present[place]! + (isOffToday ? 0 : today[place]!);
    },
    ({ hasToday }) => !hasToday && 'present',
  ),
  completeAbsentCount: column(['missed'], (into, [missed], { from, until }) =>
    into.set(missed.subarray(from, until), from),
  ),
  absentCount: column(
    ['missed', 'isAbsentToday'],
    (into, [missed, isAbsentToday], { from, until }) => {
      for (let place = from; place < until; place++) into[place] = missed[place]! + isAbsentToday[place]!;
    },
    ({ hasToday }) => !hasToday && 'missed',
  ),
};

export type FigureName = keyof typeof figures;

const all: Record<string, Column> = { ...steps, ...figures };

/** The column that one is the same as, in a span. */
export const writtenName = (name: string, facts: SpanFacts): string => {
  const other = all[name]?.sameAs?.(facts) || name;
  return other === name ? name : writtenName(other, facts);
};

/**
 * Some figures and what they are written from, each after its own, and the sums of completed days that are needed: in a span, or in
 * any. By the days that are recorded it is known who has figures.
 */
export function columnsFor(names: readonly FigureName[], facts?: SpanFacts) {
  const written = (name: string) => (facts === undefined ? name : writtenName(name, facts));
  const needed = new Set<string>(['rows' satisfies DaySum, ...names.map(written)]);
  // Goes on with what is added.
  for (const name of needed) for (const of of all[name]?.of ?? []) needed.add(written(of));
  return {
    columns: Object.entries(all).filter(([name]) => needed.has(name)),
    sums: [...needed].filter((name): name is DaySum => name in daySums),
  };
}

import { sql, type SQL } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import type { Period } from '../../src/domain/period.ts';
import { shiftDate } from '../../src/domain/studyDay.ts';
import type { MonthPart } from '../attendance/monthParts.ts';

interface StayScope {
  place: number;
  span: Period;
  /** The span's parts, each with the index of its month, which the names of the student's columns of the month end in. */
  parts: readonly (MonthPart & { index: number })[];
  /** Whether stopwatches that run have measured something in the span. */
  isRunning: boolean;
}

/** Columns by their names without the span's place; the expression of each. */
type Columns = Record<string, string>;
type Level = 'recorded' | 'expected' | 'figures' | 'sums';

const isPlainDay = ({ span, parts, isRunning }: StayScope) =>
  span.since === span.until && !isRunning && parts.every(({ off }) => off === 0);

/**
 * A span's columns of four queries, each on the one before: what is `recorded` of a student, on how many days (`y`) how much
 * study is `expected` of them (`w`), their `figures` as `figuresSql` has them, null for a student who does not count in the span,
 * and the `sums` over many students: `n` students, their total `t`, averages a day `a`, targets `g`, attainment `q`, and days
 * of presence `p` and absence `x`. Names end in the span's place. With `names` it has only some of the sums.
 */
export function spanColumns(scope: StayScope, names?: readonly string[]): Record<Level, SQL[]> {
  const levels = isPlainDay(scope) ? plainDay(scope) : ofDays(scope);
  const list = (columns: Columns) =>
    Object.entries(columns).map(([name, expression]) => sql.raw(`${expression} as ${name}${scope.place}`));
  return {
    recorded: list(levels.recorded),
    expected: list(levels.expected),
    figures: list(levels.figures),
    sums: list(names === undefined ? levels.sums : pick(levels.sums, names)),
  };
}

/** An element of a month's sums as a column of its own, which the days before and after it share: reading one is slow. */
const elementOf = (column: string, index: number, day: number) => `${column}${index}_${day}`;

/**
 * Students who count, are present and are absent are counted in one sum a day, in 21 bits each (up to 2 million students, of whom
 * 1 million may be absent, beyond which the query fails). The days of a month are in two such numbers, shifted by the day.
 */
const counterBits = 21;
const counters = ['counted', 'present', 'absent'];
const firstOfEach = counters.reduce((bits, _, at) => bits | (1n << BigInt(at * counterBits)), 0n);
const daysInHalf = ({ first }: StayScope['parts'][number]) =>
  first > counterBits ? [counterBits + 1, 31] : [1, counterBits];
const halfName = ({ index, first }: StayScope['parts'][number]) =>
  `half${index}_${first > counterBits ? 2 : 1}`;

/** The days of half of a month on which a student counts, is present and is absent, one behind the other. */
function halfOf(part: StayScope['parts'][number]): string {
  const [first, last] = daysInHalf(part) as [number, number];
  const bits = 2 ** (last - first + 1) - 1;
  return counters
    .map((name, at) => `((${name}${part.index} >> ${first - 1} & ${bits})::bigint << ${at * counterBits})`)
    .join(' | ');
}

/** What plain days need, as columns next to those `recorded`: elements of each day and the one before, and halves of months. */
export function elementColumns(scopes: readonly StayScope[]): SQL[] {
  const elements = new Map<string, string>(
    scopes
      .filter(isPlainDay)
      .flatMap(({ parts: [part] }): [string, string][] => [
        [halfName(part!), halfOf(part!)],
        ...['total', 'target'].flatMap(column =>
          [part!.first - 1, part!.first]
            .filter(day => day > 0)
            .map((day): [string, string] => [
              elementOf(column, part!.index, day),
              `${column}${part!.index}[${day}]`,
            ]),
        ),
      ]),
  );
  return [...elements].map(([name, expression]) => sql.raw(`${expression} as ${name}`));
}

/** The study of a part's days until the last one, by an array of sums until each day. */
const secondsIn = (column: string, { index, first }: StayScope['parts'][number], last: number) => {
  if (last < first) return '0';
  const until = `${column}${index}[${last}]`;
  return first === 1 ? until : `${until} - ${column}${index}[${first - 1}]`;
};

/**
 * A day on which no stopwatch runs and which is no holiday: a record has what it is about, and who has none adds their own target
 * if they are a member. Most spans are such days, and what can be summed as it is needs no column for each student.
 */
function plainDay({ parts }: StayScope): Record<Level, Columns> {
  const [part] = parts as [StayScope['parts'][number]];
  const seconds = (column: string) => {
    const until = elementOf(column, part.index, part.last);
    return part.first === 1 ? until : `${until} - ${elementOf(column, part.index, part.first - 1)}`;
  };
  const total = seconds('total');
  const target = seconds('target');
  const counted = `${halfName(part)} >> ${part.first - daysInHalf(part)[0]!} & ${firstOfEach}`;
  const count = (at: number) =>
    `(sum(${counted})::bigint >> ${at * counterBits} & ${2 ** counterBits - 1})::int`;
  return {
    recorded: {},
    expected: {},
    figures: {},
    sums: {
      n: count(0),
      t: `sum(${total})`,
      // And the own target of members of whom nothing is recorded.
      g: `sum(${target} + target_seconds * (unrecorded${part.index} >> ${part.first - 1} & 1))`,
      q: `sum((${total})::float8 / nullif(${target}, 0))`,
      p: count(1),
      x: count(2),
    },
  };
}

function ofDays({ place, span, parts, isRunning }: StayScope): Record<Level, Columns> {
  const isDay = span.since === span.until;
  const add = (of: (part: (typeof parts)[number]) => string) => parts.map(of).join(' + ');
  const bits = (column: string) =>
    add(({ index, days, first }) =>
      isDay
        ? `(${column}${index} >> ${first - 1} & 1)`
        : `bit_count((${column}${index} & ${days})::bit(32))::int`,
    );
  const secondsUntil = (column: string, lastOf: (part: (typeof parts)[number]) => number) =>
    add(part => secondsIn(column, part, lastOf(part)));
  const seconds = (column: string) => secondsUntil(column, ({ last }) => last);
  /** The running day is left out of an average as long as others are in it. */
  const isCut = !isDay && parts.some(({ today }) => today > 0);
  /** The holidays of each part: places in the month, and dates. */
  const off = parts.flatMap(({ index, month, off: bitsOff, first, last }) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
      .filter(day => (bitsOff >> (day - 1)) & 1)
      .map(day => ({ index, day, date: shiftDate(month, day - 1) })),
  );
  const offTargets = off.map(({ index, day }) =>
    day === 1 ? ` - target${index}[1]` : ` - (target${index}[${day}] - target${index}[${day - 1}])`,
  );
  // Holidays since the student joined, less those of which something is recorded.
  const unrecordedOff = `greatest(0${off
    .map(
      ({ index, day, date }) =>
        ` + (greatest(joined, date '${span.since}') <= date '${date}')::int - (recorded${index} >> ${day - 1} & 1)`,
    )
    .join('')}, 0)`;
  const recorded = {
    d: bits('recorded'),
    s: seconds('total') + (isRunning ? ` + coalesce(r${place}, 0)` : ''),
    e: seconds('target') + offTargets.join(''),
    ...(isCut && {
      k:
        secondsUntil('total', ({ last, today }) => (today > 0 ? today - 1 : last)) +
        (isRunning ? ` + coalesce(rc${place}, 0)` : ''),
    }),
    ...(off.length > 0 && { o: unrecordedOff }),
    p: bits('present'),
    x: bits('absent'),
    j: `member_since <= date '${span.until}'`,
  };
  const counts = `(j${place} or d${place} > 0)`;
  const days = isDay ? '1' : `y${place}`;
  const daysSince = (first: string) => `date '${span.until}' - ${first}`;
  const expectedDays = isDay
    ? '1'
    : `greatest(d${place}, ${daysSince(`greatest(joined, date '${span.since}')`)} + 1, 1)`;
  const unrecorded =
    off.length > 0 ? `greatest(${expectedDays} - d${place} - o${place}, 0)` : `(${expectedDays} - d${place})`;
  const expected = {
    ...(!isDay && { y: expectedDays }),
    w: `e${place} + ${unrecorded} * target_seconds`,
  };
  const target = `w${place}`;
  const rounded = (sum: string, of = days) => (isDay ? sum : `(2 * ${sum} + ${of}) / (2 * ${of})`);
  const completeDays = `greatest(date '${span.until}' - greatest(joined, date '${span.since}'), 0)`;
  const average = isCut
    ? `case when ${completeDays} > 0 then ${rounded(`k${place}`, completeDays)} else ${rounded(`s${place}`)} end`
    : rounded(`s${place}`);
  const ifCounts = (expression: string) => `case when ${counts} then ${expression} end`;
  const figures = {
    // Who has study in a record counts, and who has none adds nothing.
    t: isRunning ? ifCounts(`s${place}`) : `s${place}`,
    g: ifCounts(rounded(target)),
    q: `case when s${place} > 0${isRunning ? ` and ${counts}` : ''} then s${place}::float8 / nullif(${target}, 0) end`,
    ...(!isDay && { a: ifCounts(average) }),
  };
  const sums = {
    n: `count(g${place})`,
    ...Object.fromEntries([...Object.keys(figures), 'p', 'x'].map(name => [name, `sum(${name}${place})`])),
  };
  return { recorded, expected, figures, sums };
}

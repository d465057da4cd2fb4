import type { Students } from '../../attendance/cache/students.ts';
import { yieldToEventLoop } from '../../core/yieldToEventLoop.ts';
import type { Columns } from './createColumns.ts';
import type { Source, SpanFacts } from './columns.ts';
import { columnsFor, writtenName, type FigureName } from './figures.ts';
import { daySums, type Places, type SpanMonth } from './sumDays.ts';

/** Some figures of students in a period, a column each by the places of students. */
export type Figures<Name extends FigureName> = SpanRows & {
  [Each in Name]: Each extends 'attainmentRate' ? Float64Array : Int32Array;
};

interface SpanRows {
  /** The places of those who have figures: they come by name. */
  rows: Int32Array;
  /** Registered and active. */
  isMember: Int32Array;
  students: Students;
}

/** A span of days, with everything that its figures are made of but the sums. */
interface Span {
  students: Students;
  isInScope: Int32Array;
  isMember: Int32Array;
  months: readonly SpanMonth[];
  facts: SpanFacts;
  sources: Record<Source, Int32Array>;
  columnOf: Columns;
}

/** Students who are counted together: their columns are near to the processor. */
const blockSize = 4_096;
/** How many months of a block are summed before other requests have their turn. */
const atOnce = 10;

/** Some figures of every student in scope who is registered and active, or has a record in a span, by name. */
export async function figuresOfSpan<Name extends FigureName>(
  span: Span,
  names: readonly Name[],
): Promise<Figures<Name>> {
  const { students, months, facts, sources, columnOf } = span;
  const needed = columnsFor(names, facts);
  const sums = needed.sums.map(sum => ({ name: sum, into: columnOf(sum), add: daySums[sum].add }));
  const columns: Record<string, Int32Array> = { ...sources };
  for (const { name, into } of sums) columns[name] = into;
  const columnIn = (name: string) => columns[writtenName(name, facts)]!;
  const written = needed.columns.map(([name, { of, write }]) => {
    const into = name === 'attainmentRate' ? columnOf(name, Float64Array) : columnOf(name);
    columns[name] = into as Int32Array;
    return { into, of: of.map(columnIn), write };
  });
  const rows = columnOf('figures of');
  let count = 0;
  let steps = 0;
  for (let from = 0; from < students.count; from += blockSize) {
    const places = { from, until: Math.min(from + blockSize, students.count) };
    for (const { into } of sums) into.fill(0, places.from, places.until);
    for (const month of months) {
      for (const { into, add } of sums) add(into, month, places, sources);
      if (++steps % atOnce === 0) await yieldToEventLoop();
    }
    for (const { into, of, write } of written) write(into, of, places, facts);
    count = addRows(rows, count, places, span, columns.rows!);
  }
  return {
    rows: rows.subarray(0, count),
    isMember: span.isMember,
    students,
    ...Object.fromEntries(names.map(name => [name, columnIn(name)])),
  } as Figures<Name>;
}

/** Adds those of some students who have figures to the rows before, and returns how many there are. */
function addRows(
  rows: Int32Array,
  before: number,
  { from, until }: Places,
  { facts, sources: { memberSince, hasRowToday }, isInScope }: Span,
  recorded: Int32Array,
): number {
  const end = facts.begins + Math.max(facts.dayCount, 1);
  let count = before;
  // Without branches, which would often be taken unexpectedly.
  for (let place = from; place < until; place++) {
    rows[count] = place;
    const isMember = Number(memberSince[place]! < end);
    const rowCount = recorded[place]! + (facts.hasToday ? hasRowToday[place]! : 0);
    count += isInScope[place]! & (isMember | Number(rowCount > 0));
  }
  return count;
}

import { dateColumn } from '../cells/dateColumn.ts';
import { joinName } from '../cells/joinName.ts';
import type { FieldPlan } from '../cells/plan.ts';
import { isName, readCellWith, type Reading } from '../cells/readCell.ts';
import type { CellReading, Correction, Suggestion } from '../cells/CellReading.ts';
import type { Cells } from '../definition.ts';
import type { RawCell, Table } from '../sheet/Table.ts';
import type { ChangeCollector } from './Changes.ts';
import { fillDown } from './fillDown.ts';
import { fillMerged } from './fillMerged.ts';
import { isBlankLine } from './isBlankLine.ts';
import { linesOfNone } from './linesOfNone.ts';
import { looksLikeName } from './looksLikeName.ts';
import { spareColumns } from './spareColumns.ts';
import { familyNameOf, givenNameOf, sourceOf, type Target } from './Target.ts';

/** A row of a sheet that is a record. */
export interface SheetRecord {
  cells: Cells;
  /** Its number in the sheet, from 1. */
  number: number;
  isHidden: boolean;
  readings: readonly { source: string; before: string; reading: CellReading }[];
}

interface Options {
  /** The index of the row with the headers, and these; null where there are none. */
  headerRow: number | null;
  headers: readonly string[];
  targets: readonly (Target | null)[];
  fields: readonly FieldPlan[];
  /** `YYYY-MM-DD` */
  today: string;
  /** The keys of the suggestions that are followed. */
  followed: ReadonlySet<string>;
}

const rawOf = (line: readonly RawCell[], column: number): RawCell =>
  line[column] ?? { text: '', isNumber: false };

/** The template's example is skipped; its address belongs to no account. */
const isExample = ({ email }: Cells, fields: readonly FieldPlan[]) =>
  email !== undefined && email === fields.find(({ source }) => source === 'email')?.example;

/** Reads the cell, or the cells, that a field's value is made of. */
function readerOf(field: FieldPlan, { headers, targets, today }: Options, body: Table['lines']) {
  const columnsOf = (target: Target) => targets.flatMap((each, column) => (each === target ? [column] : []));
  const columns = columnsOf(field.source);
  const [family] = columnsOf(familyNameOf(field.source));
  const [given] = columnsOf(givenNameOf(field.source));
  const reading: Reading = {
    today,
    ...(field.kind === 'date' && columns.length > 0
      ? {
          dates: dateColumn(
            body.map(line => rawOf(line, columns[0]!)),
            today,
          ),
        }
      : {}),
  };
  const readRaw = ({ text, isNumber }: RawCell) => readCellWith(field, text, { ...reading, isNumber });
  if (family !== undefined && given !== undefined)
    return (line: readonly RawCell[]): [string, CellReading] => {
      const parts = [family, given].map(
        column => readCellWith({ ...field, isRequired: false }, rawOf(line, column).text, reading).text,
      );
      return [parts.join(' '), { text: joinName(parts[0]!, parts[1]!), correction: 'nameJoined' }];
    };
  const [first] = columns;
  if (first === undefined) return null;
  if (columns.length === 1)
    return (line: readonly RawCell[]): [string, CellReading] => [
      rawOf(line, first).text,
      readRaw(rawOf(line, first)),
    ];
  // Several columns make one text, each with its header.
  return (line: readonly RawCell[]): [string, CellReading] => {
    const texts = columns.flatMap(column => {
      const { text } = readRaw(rawOf(line, column));
      if (text === '') return [];
      return [headers[column] ? `${headers[column]}: ${text}` : text];
    });
    return [texts.join(', '), { text: texts.join(', ') }];
  };
}

/** Whether a line has no address, number or name, and is separated from the lines above. */
function isBelowList(
  { number, cells }: SheetRecord,
  { lines }: Table,
  fields: readonly FieldPlan[],
): boolean {
  const above = lines.slice(0, number - 1);
  const lastFilled = above.findLastIndex(line => line.some(({ text }) => text.trim() !== ''));
  const isApart = lastFilled < above.length - 1 || isBareLine(above.at(-1));
  return (
    isApart &&
    fields.every(field => {
      const value = cells[field.source] ?? '';
      if (field.kind === 'email') return value === '';
      if (field.kind === 'phone') return !/\d{8}/.test(value);
      return !isName(field) || !looksLikeName(value);
    })
  );
}

/** A line of a total, of a cell or two. */
const isBareLine = (line: Table['lines'][number] | undefined) =>
  line !== undefined && line.filter(({ text }) => text.trim() !== '').length <= 2;

/**
 * The records below a sheet's header, the numbers of the lines there that are none, and how many lines could be records if
 * their columns were chosen.
 */
export function readRecords(
  table: Table,
  options: Options,
): { records: SheetRecord[]; skipped: number[]; lineCount: number } {
  const { headerRow, targets, fields, followed } = options;
  const start = headerRow === null ? 0 : headerRow + 1;
  const body = table.lines.slice(start);
  const readers = fields.flatMap(field => {
    const read = readerOf(field, options, body);
    return read === null ? [] : [{ field, read }];
  });
  const spare = spareColumns(options);
  // Lists have classes filled in before their students: a class alone is no record.
  const mapped = targets.flatMap((target, column) => (target === null || spare.has(column) ? [] : [column]));
  const told = new Set(mapped.map(column => sourceOf(targets[column]!)));
  const filled = fillMerged(table, spare, start);
  const none = linesOfNone(table, { ...options, start, mapped });
  const lowered = fillDown(filled, {
    ...options,
    start,
    isRecord: index => !isBlankLine(table.lines[index]!) && !none.has(index),
  });
  const records: SheetRecord[] = [];
  const skipped: number[] = [];
  let lineCount = 0;
  body.forEach((line, index) => {
    const number = start + index + 1;
    if (isBlankLine(line)) return;
    if (none.has(start + index)) return void skipped.push(number);
    const filledDown = lowered.get(start + index);
    const readings = readers.map(({ field, read }) => {
      const [before, reading] = read(filled[start + index]!);
      const text = filledDown === undefined ? reading.text : read(filledDown)[1].text;
      const suggested = text === reading.text ? reading.suggested : { kind: 'fillDown' as const, text };
      return { source: field.source, before, reading: { ...reading, ...(suggested ? { suggested } : {}) } };
    });
    const cells = Object.fromEntries(
      readings.flatMap(({ source, reading: { text, suggested } }) => {
        const value = suggested && followed.has(`${source}/${suggested.kind}`) ? suggested.text : text;
        return value === '' ? [] : [[source, value]];
      }),
    );
    if (isExample(cells, fields)) return;
    lineCount++;
    if (!readings.some(({ source, reading }) => reading.text !== '' && told.has(source))) return;
    records.push({ cells, number, isHidden: table.hidden.has(start + index), readings });
  });
  // Totals and signatures below the list.
  while (records.length > 0 && isBelowList(records.at(-1)!, table, fields)) {
    skipped.push(records.pop()!.number);
    lineCount--;
  }
  return { records, skipped: skipped.toSorted((a, b) => a - b), lineCount };
}

/** Counts what was corrected in records, and what is suggested for them. */
export function collectChanges(
  records: readonly SheetRecord[],
  corrections: ChangeCollector<Correction>,
  suggestions: ChangeCollector<Suggestion>,
): void {
  for (const { number, readings } of records)
    for (const { source, before, reading } of readings) {
      const { text, correction, suggested } = reading;
      if (correction) corrections.add(correction, source, { number, before, after: text });
      if (suggested) suggestions.add(suggested.kind, source, { number, before: text, after: suggested.text });
    }
}

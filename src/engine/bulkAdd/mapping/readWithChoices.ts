import { limits } from '../../../domain/limits.ts';
import type { Correction, Suggestion } from '../cells/CellReading.ts';
import type { ImportedRow } from '../sheet/plan.ts';
import type { Table } from '../sheet/Table.ts';
import { ChangeCollector } from './Changes.ts';
import type { Choices, Overview } from './Overview.ts';
import { collectChanges } from './readRecords.ts';
import { readSheet, type SheetReading } from './readSheet.ts';
import { remarksOf } from './remarksOf.ts';
import type { Subject } from './Subject.ts';

const mappedCount = ({ view }: SheetReading) => view.columns.filter(({ target }) => target !== null).length;

/** The sheets that are read unless something else is chosen: those with all that is required, else the closest one. */
function proposedSheets(readings: readonly SheetReading[]): ReadonlySet<string> {
  const visible = readings.filter(({ view }) => !view.isHidden && view.lineCount > 0);
  const whole = visible.filter(({ missing }) => missing.length === 0);
  const [closest] = visible.toSorted((a, b) => mappedCount(b) - mappedCount(a));
  const proposed = whole.length > 0 ? whole : closest === undefined ? [] : [closest];
  return new Set(proposed.map(({ view }) => view.name));
}

interface RowOptions {
  choices: Choices;
  remarks: string | null;
  /** Whether there are other sheets. */
  isOfSheets: boolean;
}

function rowsOf(
  chosen: readonly SheetReading[],
  { choices, remarks, isOfSheets }: RowOptions,
): ImportedRow[] {
  return chosen.flatMap(({ view, records }) =>
    records
      .filter(({ isHidden }) => choices.withHidden || !isHidden)
      .map(({ cells, number }) => ({
        cells:
          choices.withSheetName && remarks !== null
            ? { ...cells, [remarks]: [...new Set([view.name, cells[remarks]])].filter(Boolean).join(', ') }
            : cells,
        from: isOfSheets ? { sheet: view.name, number } : { number },
      })),
  );
}

function isSheetCertain({ view }: SheetReading): boolean {
  return view.columns.every(({ isSure, isEmpty }) => isSure || isEmpty);
}

/** What is read from a file with the choices made so far, and all that there is to choose. */
export function readWithChoices(
  tables: readonly Table[],
  subject: Subject,
  choices: Choices,
): { overview: Overview; rows: ImportedRow[] } {
  const readings = tables.map(table => readSheet(table, subject, choices));
  const proposed = proposedSheets(readings);
  for (const { view } of readings)
    view.isChosen = choices.sheets[view.name]?.isChosen ?? proposed.has(view.name);
  const chosen = readings.filter(({ view }) => view.isChosen);
  const remarks = remarksOf(subject.fields);
  const rows = rowsOf(chosen, { choices, remarks, isOfSheets: tables.length > 1 });
  const corrections = new ChangeCollector<Correction>();
  const suggestions = new ChangeCollector<Suggestion>();
  for (const { records } of chosen)
    collectChanges(
      records.filter(({ isHidden }) => choices.withHidden || !isHidden),
      corrections,
      suggestions,
    );
  const isTooLong = rows.length > limits.import.gridRows || chosen.some(({ view }) => view.isTooLong);
  const hiddenCount = chosen.reduce((sum, { view }) => sum + view.hiddenCount, 0);
  const others = readings.filter(({ view }) => !view.isChosen && view.rowCount > 0);
  const hasLines = chosen.some(({ view }) => view.lineCount > 0);
  const isMapped = chosen.some(each => mappedCount(each) > 0);
  const noRows = hasLines && !isMapped ? 'noColumns' : 'noRows';
  const missing = [...new Set(chosen.flatMap(each => each.missing))];
  return {
    rows,
    overview: {
      sheets: readings.map(({ view }) => view),
      rowCount: rows.length,
      hiddenCount,
      missing,
      remarks,
      problem: isTooLong ? 'tooManyRows' : rows.length === 0 ? noRows : null,
      corrections: corrections.all(),
      suggestions: suggestions.all(),
      isCertain:
        chosen.length === 1 &&
        others.length === 0 &&
        hiddenCount === 0 &&
        missing.length === 0 &&
        suggestions.all().length === 0 &&
        chosen.every(isSheetCertain),
    },
  };
}

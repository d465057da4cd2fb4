import { useCallback, useEffect, useState } from 'react';
import { isBlank, type GridDefinition, type GridRow, type RowErrors } from '../definition.ts';
import { validateRow } from './validateRow.ts';

/** The longest time the page is blocked, in milliseconds. */
const sliceMs = 8;
/** Yields to the browser, so that it can render and handle input. */
const yieldToEventLoop = () => new Promise<void>(resolve => setTimeout(resolve));

type Results = ReadonlyMap<GridRow, RowErrors>;

/**
 * Validates rows by the rules, in time slices. A change makes a new row, so one change among thousands validates one row.
 * Nothing is fetched, so this is no query: the results of the current rows are state.
 */
export function useRules(definition: GridDefinition, rows: readonly GridRow[]) {
  const [results, setResults] = useState<Results>(new Map());
  useEffect(() => {
    const missing = rows.filter(row => !isBlank(row) && !results.has(row));
    if (missing.length === 0) return;
    const stop = new AbortController();
    const validateAll = async () => {
      const found = new Map<GridRow, RowErrors>();
      for (let index = 0; !stop.signal.aborted && index < missing.length; await yieldToEventLoop()) {
        const until = performance.now() + sliceMs;
        for (; index < missing.length && performance.now() < until; index++)
          found.set(missing[index]!, validateRow(definition, missing[index]!.cells));
      }
      // Results found before the rows changed again count too; a complete run drops those of rows that are gone.
      setResults(before => {
        const all = new Map(before);
        for (const [row, errors] of found) all.set(row, errors);
        return stop.signal.aborted ? all : new Map(rows.flatMap(row => entryOf(all, row)));
      });
    };
    void validateAll();
    return () => stop.abort();
  }, [rows, definition, results]);
  return { errorsOf: useCallback((row: GridRow) => results.get(row), [results]) };
}

function entryOf(results: Results, row: GridRow): [GridRow, RowErrors][] {
  const errors = results.get(row);
  return errors === undefined ? [] : [[row, errors]];
}

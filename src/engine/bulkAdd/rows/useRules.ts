import { useEffect, useMemo, useRef, useState } from 'react';
import { isBlank, type GridDefinition, type GridRow, type RowErrors } from '../definition.ts';
import { validateRow } from './validateRow.ts';

/** The longest time the page is blocked, in milliseconds. */
const sliceMs = 8;
/** Yields to the browser, so that it can render and handle input. */
const yieldToEventLoop = () => new Promise<void>(resolve => setTimeout(resolve));

/**
 * Validates rows by the rules, in time slices. Results of unchanged rows are cached, so that
 * one change among thousands validates one row.
 */
export function useRules(definition: GridDefinition, rows: readonly GridRow[]) {
  const known = useRef(new WeakMap<GridRow, RowErrors>());
  // Renders again after new results.
  const [judged, setJudged] = useState(0);
  useEffect(() => {
    const unknown = rows.filter(row => !isBlank(row) && !known.current.has(row));
    if (unknown.length === 0) return;
    const stop = new AbortController();
    const judgeAll = async () => {
      for (let index = 0; !stop.signal.aborted && index < unknown.length; await yieldToEventLoop()) {
        const until = performance.now() + sliceMs;
        for (; index < unknown.length && performance.now() < until; index++)
          known.current.set(unknown[index]!, validateRow(definition, unknown[index]!.cells));
      }
      if (!stop.signal.aborted) setJudged(before => before + 1);
    };
    void judgeAll();
    return () => stop.abort();
  }, [rows, definition]);
  return useMemo(() => ({ errorsOf: (row: GridRow) => known.current.get(row), judged }), [judged]);
}

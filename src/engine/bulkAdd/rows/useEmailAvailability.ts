import { useEffect, useMemo, useRef, useState } from 'react';
import { send } from '../../../dataProvider/http.ts';
import { toBody } from '../cells/toBody.ts';
import { isBlank, type GridDefinition, type GridRow, type RowErrors } from '../definition.ts';
import { create } from './create.ts';

/** Debounce in milliseconds before the server is asked about typed emails. */
const restMs = 500;

/** Which emails cannot be had, by the server's dry run; each is asked for once, and again when it is forgotten. */
export function useEmailAvailability(
  definition: GridDefinition,
  rows: readonly GridRow[],
  errorsOf: (row: GridRow) => RowErrors | undefined,
) {
  const known = useRef(new Map<string, string | null>());
  // Says that more is known than before.
  const [answers, setAnswers] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  // Says that answers were forgotten; one that was asked for before does not count any more.
  const [forgotten, setForgotten] = useState(0);
  useEffect(() => {
    const asked = new Map<string, GridRow>();
    for (const row of rows) {
      const { email = '' } = row.cells;
      const isFine = !isBlank(row) && Object.keys(errorsOf(row) ?? { row: '' }).length === 0;
      if (isFine && !known.current.has(email)) asked.set(email, row);
    }
    if (asked.size === 0) return;
    const abort = new AbortController();
    const ask = async () => {
      const bodies = [...asked.values()].map(({ cells }) => toBody(definition.fields, cells));
      try {
        const { rows: verdicts } = await create(send, definition, bodies, {
          dryRun: true,
          signal: abort.signal,
        });
        [...asked.keys()].forEach((email, index) => {
          // Whether the caps have room for a row depends on the rows before it, and is counted here.
          known.current.set(email, verdicts[index]?.fieldErrors.email ?? null);
        });
        setFailure(null);
        setAnswers(before => before + 1);
      } catch (error) {
        if (!abort.signal.aborted) setFailure(error);
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [rows, errorsOf, definition, forgotten]);
  return useMemo(() => {
    // Where the server cannot be asked rows are sent as they are; it decides in any case.
    const takenOf = (email: string) =>
      known.current.get(email) ?? (failure !== null || known.current.has(email) ? null : undefined);
    const forget = (emails: Iterable<string> = [...known.current.keys()]) => {
      for (const email of emails) known.current.delete(email);
      setForgotten(before => before + 1);
    };
    return { takenOf, forget, failure, answers, forgotten };
  }, [failure, answers, forgotten]);
}

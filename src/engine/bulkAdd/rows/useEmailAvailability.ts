import { useCallback, useEffect, useState } from 'react';
import { send } from '../../../dataProvider/http.ts';
import { toBody } from '../cells/toBody.ts';
import { isBlank, type GridDefinition, type GridRow, type RowErrors } from '../definition.ts';
import { create } from './create.ts';

/** Debounce in milliseconds before the server is asked about typed emails. */
const restMs = 500;

/**
 * Which emails are not available, by the server's dry run. One dry run asks about all new emails of the grid, where queries
 * of react-query would be one request for each; its answers are state, until `forget` discards them.
 */
export function useEmailAvailability(
  definition: GridDefinition,
  rows: readonly GridRow[],
  errorsOf: (row: GridRow) => RowErrors | undefined,
) {
  /** The key of why an email is not available, or null when it is. */
  const [known, setKnown] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const asked = new Map<string, GridRow>();
    for (const row of rows) {
      const { email = '' } = row.cells;
      const isValid = !isBlank(row) && Object.keys(errorsOf(row) ?? { row: '' }).length === 0;
      if (isValid && !known.has(email)) asked.set(email, row);
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
        // Whether the caps have room for a row depends on the rows before it, and is counted by the grid.
        const answers = [...asked.keys()].map(
          (email, index) => [email, verdicts[index]?.fieldErrors.email ?? null] as const,
        );
        if (abort.signal.aborted) return;
        setFailure(null);
        setKnown(before => new Map([...before, ...answers]));
      } catch (error) {
        if (!abort.signal.aborted) setFailure(error);
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [rows, errorsOf, definition, known]);

  // When the server cannot be asked, rows are sent as they are, and it decides then.
  const takenOf = useCallback(
    (email: string) => (known.has(email) ? known.get(email) : failure === null ? undefined : null),
    [known, failure],
  );
  const forget = useCallback(
    (emails?: Iterable<string>) =>
      setKnown(before => {
        const rest = new Map(emails ? before : []);
        for (const email of emails ?? []) rest.delete(email);
        return rest;
      }),
    [],
  );
  return { takenOf, forget, failure };
}

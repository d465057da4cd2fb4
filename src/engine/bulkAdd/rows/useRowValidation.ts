import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { send } from '../../../dataProvider/http.ts';
import {
  isBlank,
  type Cap,
  type Cells,
  type GridDefinition,
  type GridRow,
  type RowErrors,
} from '../definition.ts';
import { eachInSlices, manyItems } from '../slices.ts';
import { createAsker, rowsOfCall } from './createAsker.ts';
import { evaluateRows, noVerdicts } from './evaluateRows.ts';
import { createRowChecks } from './rowCheck.ts';

/**
 * The result of every row, and the rows of each kind, by the rules and by what only the server knows. All of it is found out
 * in time slices after a change; until then the results are those of before. One question to the server is about thousands
 * of rows, where queries of react-query would be one request for each, so its answers are no queries.
 */
export function useRowValidation(
  definition: GridDefinition,
  rows: readonly GridRow[],
  caps: readonly Cap[] | undefined,
) {
  const checks = useMemo(() => createRowChecks(definition), [definition]);
  /** Set again when more is known; the failure is why the server could not be asked. */
  const [known, setKnown] = useState<{ failure: unknown }>({ failure: null });
  const asker = useMemo(
    () => createAsker({ send, definition, onChange: failure => setKnown({ failure }) }),
    [definition],
  );
  useEffect(() => asker.stop, [asker]);
  const [refusals, setRefusals] = useState<ReadonlyMap<GridRow, RowErrors>>(new Map());
  const [verdicts, setVerdicts] = useState(noVerdicts);
  /** The rows that the server could not be asked about: they wait until something is changed. */
  const failed = useRef<readonly GridRow[] | null>(null);

  useEffect(() => {
    const { failure } = known;
    const stop = new AbortController();
    const { signal } = stop;
    const evaluate = () =>
      evaluateRows(
        rows,
        {
          errorsOf: row => checks.of(row)?.errors,
          // When the server cannot be asked, rows are sent as they are, and it decides then.
          takenOf(row) {
            const answer = answerOf(row);
            return answer === undefined && failure !== null ? null : answer?.error;
          },
          existingOf(row) {
            const answer = answerOf(row);
            return answer && checks.existingOf(row, answer);
          },
          caps,
          capOf: definition.limitCodeOf,
          refusalOf: row => refusals.get(row),
        },
        signal,
      );
    const answerOf = (row: GridRow) => {
      const question = checks.of(row)?.question;
      return question ? asker.answerTo(question) : undefined;
    };
    const show = async () => {
      const found = await evaluate();
      if (found !== null) setVerdicts(found);
    };
    const validate = async () => {
      if (failure === null) failed.current = null;
      else failed.current ??= rows;
      const mayAsk = failed.current !== rows;
      let uncheckedCount = 0;
      if (!(await eachInSlices(rows, row => checks.of(row) || uncheckedCount++, signal))) return;
      const isMany = uncheckedCount > manyItems;
      if (isMany) await show();
      const wanted = new Map<string, Cells>();
      const isChecked = await eachInSlices(
        rows,
        row => {
          if (isBlank(row)) return;
          const { question } = checks.of(row) ?? checks.add(row);
          if (question === null || asker.answerTo(question) !== undefined) return;
          wanted.set(question, row.cells);
          // The server answers about the first while the others are checked.
          if (isMany && mayAsk && wanted.size === rowsOfCall) asker.want(wanted, true);
        },
        signal,
      );
      if (!isChecked) return;
      if (mayAsk) asker.want(wanted);
      await show();
    };
    void validate();
    return () => stop.abort();
  }, [rows, caps, definition, refusals, known, checks, asker]);

  const again = useCallback(() => setKnown({ failure: null }), []);
  /** Has the server asked again about these emails, or about all. */
  const forget = useCallback(
    (emails?: Iterable<string>) => {
      asker.forget(emails);
      again();
    },
    [asker, again],
  );
  /** Stores the rows the server rejected. Its earlier answers are out of date, because accounts were changed. */
  const refuse = useCallback(
    (refused: ReadonlyMap<GridRow, RowErrors>) => {
      // Who was changed meanwhile is shown with the new differences.
      setRefusals(new Map([...refused].filter(([, { row }]) => row !== 'errors.STALE')));
      forget();
    },
    [forget],
  );
  return useMemo(
    () => ({ ...verdicts, failure: known.failure, forget, refuse }),
    [verdicts, known, forget, refuse],
  );
}

export type RowValidation = ReturnType<typeof useRowValidation>;

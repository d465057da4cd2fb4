import { useCallback, useEffect, useState } from 'react';
import { send } from '../../../dataProvider/http.ts';
import { isBlank, type Cells, type GridDefinition, type GridRow, type RowErrors } from '../definition.ts';
import { ask, emailOf, isAsked, questionOf, type Answer } from './answers.ts';

/** Debounce in milliseconds before the server is asked about what was typed. */
const restMs = 500;

/**
 * What only the server knows of rows: which emails are not available, and which rows are records that exist. One question is
 * about all new rows of the grid, where queries of react-query would be one request for each; its answers are state, until
 * `forget` discards them.
 */
export function useAnswers(
  definition: GridDefinition,
  rows: readonly GridRow[],
  errorsOf: (row: GridRow) => RowErrors | undefined,
) {
  const [known, setKnown] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const asked = new Map<string, Cells>();
    for (const row of rows) {
      if (isBlank(row)) continue;
      const errors = errorsOf(row);
      const question = questionOf(definition, row.cells);
      if (errors && !known.has(question) && isAsked(definition, row, errors)) asked.set(question, row.cells);
    }
    if (asked.size === 0) return;
    const abort = new AbortController();
    const askAll = async () => {
      try {
        const answers = await ask(send, definition, [...asked.values()], abort.signal);
        if (abort.signal.aborted) return;
        setFailure(null);
        const questions = [...asked.keys()];
        setKnown(before => {
          const all = new Map(before);
          for (const [index, question] of questions.entries()) all.set(question, answers[index]!);
          return all;
        });
      } catch (error) {
        if (!abort.signal.aborted) setFailure(error);
      }
    };
    const timer = setTimeout(() => void askAll(), restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [rows, errorsOf, definition, known]);

  // When the server cannot be asked, rows are sent as they are, and it decides then.
  const answerOf = useCallback(
    ({ cells }: GridRow): Answer | undefined =>
      known.get(questionOf(definition, cells)) ??
      (failure === null ? undefined : { error: null, found: null }),
    [known, failure, definition],
  );
  const forget = useCallback(
    (emails?: Iterable<string>) =>
      setKnown(before => {
        const gone = new Set(emails);
        return new Map(emails ? [...before].filter(([question]) => !gone.has(emailOf(question))) : []);
      }),
    [],
  );
  return { answerOf, forget, failure };
}

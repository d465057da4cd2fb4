import { useStore, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { FieldPlan } from '../cells/plan.ts';
import { today } from '../cells/today.ts';
import { remember, type Memory } from '../mapping/memory.ts';
import { noChoices, type Choices, type Overview } from '../mapping/Overview.ts';
import { withChoices } from '../mapping/withChoices.ts';
import { openSheetWorker, type SheetWorker } from '../sheet/openSheetWorker.ts';
import type { ImportedRow, Refusal } from '../sheet/plan.ts';

/** A file that is being imported, or was. */
export interface ImportedFile {
  /** Counts the files, so that its rows can be replaced. */
  id: number;
  name: string;
  overview: Overview;
  choices: Choices;
}

/** The columns chosen in the dialog, for the next file with the same headers. */
const rememberChosen = (memory: Memory, { sheets }: Overview): Memory =>
  sheets
    .filter(({ isChosen, headerRow }) => isChosen && headerRow !== null)
    .reduce(
      (known, { columns }) =>
        remember(
          known,
          columns.map(({ header }) => header),
          columns.map(({ target }) => target),
        ),
      memory,
    );

interface Options {
  /** By which the chosen columns are remembered. */
  resource: string;
  fields: readonly FieldPlan[];
  /** Puts the rows into the grid, in the place of those the same file gave before; false when there is no room. */
  onRows: (rows: readonly ImportedRow[], file: ImportedFile) => boolean;
}

/**
 * The import of a file: a worker opens it and proposes how to read it; the user confirms or changes that in a dialog, unless
 * everything is certain. The worker keeps the file for as long as its columns can be changed.
 */
export function useImport({ resource, fields, onRows }: Options) {
  const translate = useTranslate();
  const [memory, setMemory] = useStore<Memory>(`preferences.importColumns.${resource}`, {});
  const [file, setFile] = useState<ImportedFile | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const worker = useRef<SheetWorker | null>(null);
  const count = useRef(0);
  useEffect(() => () => worker.current?.end(), []);

  const forget = () => {
    worker.current?.end();
    worker.current = null;
    setFile(null);
    setOpen(false);
  };
  const refuse = (why: Refusal) => {
    forget();
    setRefusal(why);
  };

  const take = async (current: ImportedFile): Promise<boolean> => {
    const answer = await worker.current?.ask({ kind: 'take', choices: current.choices });
    if (answer?.kind === 'refused') refuse(answer.why);
    return answer?.kind === 'rows' && onRows(answer.rows, current);
  };

  return {
    file,
    isOpen,
    isReading,
    refusal: refusal === null ? null : translate(`grid.refused.${refusal}`),
    forgetRefusal: () => setRefusal(null),
    forget,
    async open(given: File) {
      forget();
      setRefusal(null);
      setReading(true);
      worker.current = openSheetWorker();
      const subject = { fields, today: today(), memory };
      const answer = await worker.current.ask({ kind: 'open', file: given, subject });
      setReading(false);
      if (answer.kind === 'refused') return refuse(answer.why);
      if (answer.kind !== 'overview') return;
      const { overview } = answer;
      const opened = { id: ++count.current, name: given.name, overview, choices: noChoices };
      setFile(opened);
      if (!overview.isCertain || overview.problem !== null) setOpen(true);
      else await take(opened);
    },
    async choose(choices: Choices) {
      if (file === null) return;
      // Shown at once: the next choice may be made before the worker has answered.
      setFile({ ...file, choices, overview: withChoices(file.overview, choices) });
      const answer = await worker.current?.ask({ kind: 'choose', choices });
      if (answer?.kind === 'refused') return refuse(answer.why);
      if (answer?.kind !== 'overview') return;
      // What was chosen meanwhile has an answer of its own.
      setFile(now => (now?.choices === choices ? { ...now, overview: answer.overview } : now));
    },
    async confirm() {
      if (file === null) return;
      setMemory(rememberChosen(memory, file.overview));
      if (await take(file)) setOpen(false);
    },
    reopen: () => setOpen(true),
    /** Leaves the grid as it is. */
    close: (hasRows: boolean) => (hasRows ? setOpen(false) : forget()),
  };
}

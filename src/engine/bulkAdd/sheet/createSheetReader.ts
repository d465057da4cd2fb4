import { readWithChoices } from '../mapping/readWithChoices.ts';
import { noChoices, type Choices } from '../mapping/Overview.ts';
import { splitLists } from '../mapping/splitLists.ts';
import type { Subject } from '../mapping/Subject.ts';
import { openTables } from './openTables.ts';
import type { Refusal, SheetAnswer, SheetTask } from './plan.ts';
import { SheetRefusal } from './SheetRefusal.ts';
import type { Table } from './Table.ts';
import { writeSheet } from './writeSheet.ts';

/** Reads what is asked about a file, one task after the other; what the worker does. */
export function createSheetReader(): (task: SheetTask) => Promise<SheetAnswer> {
  let tables: Table[] = [];
  let subject: Subject = { fields: [], today: '', memory: {} };
  let last: { of: string; found: ReturnType<typeof readWithChoices> } | null = null;
  /** What is taken after it was shown is not read again. */
  const read = (choices: Choices) => {
    const of = JSON.stringify(choices);
    if (last?.of !== of) last = { of, found: readWithChoices(tables, subject, choices) };
    return last.found;
  };
  const refused = (why: Refusal): SheetAnswer => ({ kind: 'refused', why });

  async function answer(task: SheetTask): Promise<SheetAnswer> {
    switch (task.kind) {
      case 'open': {
        ({ subject } = task);
        tables = (await openTables(task.file)).flatMap(table => splitLists(table, task.subject.fields));
        last = null;
        const { overview } = read(noChoices);
        // Nothing could be chosen that would make it of use.
        const isHopeless = overview.sheets.every(({ lineCount, isTooLong }) => lineCount === 0 || isTooLong);
        return isHopeless
          ? refused(overview.sheets.some(({ isTooLong }) => isTooLong) ? 'tooManyRows' : 'noRows')
          : { kind: 'overview', overview };
      }
      case 'choose':
        return { kind: 'overview', overview: read(task.choices).overview };
      case 'take':
        return { kind: 'rows', rows: read(task.choices).rows };
      case 'write':
        return { kind: 'file', file: writeSheet(task.sheet) };
    }
  }

  return task =>
    answer(task).catch((error: unknown) => refused(error instanceof SheetRefusal ? error.why : 'damaged'));
}

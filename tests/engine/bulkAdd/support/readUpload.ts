import type { FieldPlan } from '../../../../src/engine/bulkAdd/cells/plan.ts';
import type { Memory } from '../../../../src/engine/bulkAdd/mapping/memory.ts';
import { noChoices, type Choices, type Overview } from '../../../../src/engine/bulkAdd/mapping/Overview.ts';
import { createSheetReader } from '../../../../src/engine/bulkAdd/sheet/createSheetReader.ts';
import type { ImportedRow, Refusal } from '../../../../src/engine/bulkAdd/sheet/plan.ts';

type Uploaded = { kind: 'read'; overview: Overview; rows: ImportedRow[] } | { kind: 'refused'; why: Refusal };

/** Reads a file as the worker does: what it proposes, and the rows that come of it or of other choices. */
export async function readUpload(
  file: File,
  fields: FieldPlan[],
  {
    today = '2026-11-21',
    memory = {},
    choices,
  }: { today?: string; memory?: Memory; choices?: Partial<Choices> } = {},
): Promise<Uploaded> {
  const ask = createSheetReader();
  const all = { ...noChoices, ...choices };
  const opened = await ask({ kind: 'open', file, subject: { fields, today, memory } });
  if (opened.kind === 'refused') return opened;
  const chosen = await ask({ kind: 'choose', choices: all });
  const taken = await ask({ kind: 'take', choices: all });
  if (chosen.kind !== 'overview' || taken.kind !== 'rows') throw new Error(`${chosen.kind}, ${taken.kind}`);
  return { kind: 'read', overview: chosen.overview, rows: taken.rows };
}

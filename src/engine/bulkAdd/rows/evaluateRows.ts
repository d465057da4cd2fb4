import type { GridRow } from '../definition.ts';
import { eachInSlices } from '../slices.ts';
import { createRowEvaluator, type Knowledge, type RowState } from './rowState.ts';

/** The state of every row by its id, and the rows of each kind in their order. */
interface Verdicts {
  states: ReadonlyMap<number, RowState>;
  /** All that would be sent: those that add a record, change it, or restore it. */
  ready: readonly GridRow[];
  added: readonly GridRow[];
  updated: readonly GridRow[];
  restored: readonly GridRow[];
  bad: readonly GridRow[];
  checking: readonly GridRow[];
  /** Those whose record exists and has not been decided about. */
  existing: readonly GridRow[];
  unchanged: readonly GridRow[];
  skipped: readonly GridRow[];
  /** Whether a row is about a record that exists, and differs from it. */
  hasExisting: boolean;
}

export const noVerdicts: Verdicts = {
  states: new Map(),
  ready: [],
  added: [],
  updated: [],
  restored: [],
  bad: [],
  checking: [],
  existing: [],
  unchanged: [],
  skipped: [],
  hasExisting: false,
};

const listOf = {
  ready: 'ready',
  bad: 'bad',
  checking: 'checking',
  exists: 'existing',
  unchanged: 'unchanged',
  skipped: 'skipped',
} as const satisfies Partial<Record<RowState['kind'], keyof Verdicts>>;

function readyListOf(state: RowState): 'added' | 'updated' | 'restored' {
  if (!('existing' in state) || state.existing === undefined) return 'added';
  return state.existing.isDeleted ? 'restored' : 'updated';
}

/** The verdicts of all rows, found out in time slices; null when the signal stopped it. */
export async function evaluateRows(
  rows: readonly GridRow[],
  knowledge: Knowledge,
  signal: AbortSignal,
): Promise<Verdicts | null> {
  const evaluate = createRowEvaluator(knowledge);
  const states = new Map<number, RowState>();
  const lists = {
    ready: [] as GridRow[],
    added: [] as GridRow[],
    updated: [] as GridRow[],
    restored: [] as GridRow[],
    bad: [] as GridRow[],
    checking: [] as GridRow[],
    existing: [] as GridRow[],
    unchanged: [] as GridRow[],
    skipped: [] as GridRow[],
  };
  let hasExisting = false;
  const isDone = await eachInSlices(
    rows,
    row => {
      const state = evaluate(row);
      states.set(row.id, state);
      if (state.kind === 'blank') return;
      lists[listOf[state.kind]].push(row);
      if (state.kind === 'ready') lists[readyListOf(state)].push(row);
      hasExisting ||= state.kind !== 'unchanged' && 'existing' in state;
    },
    signal,
  );
  return isDone ? { states, ...lists, hasExisting } : null;
}

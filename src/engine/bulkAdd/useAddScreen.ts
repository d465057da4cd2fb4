import { useEvent, useNotify, useTranslate } from 'ra-core';
import { useDeferredValue, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { sheetLayoutOf } from './cells/sheetLayoutOf.ts';
import { useLatestBatch } from '../../hooks/useLatestBatch.ts';
import type { Cap, Decision, GridDefinition, GridDraft } from './definition.ts';
import { roomIn } from './rows/history.ts';
import { unusedHeaders } from './mapping/unusedHeaders.ts';
import { decisionsFor } from './rows/rowStates.ts';
import { pastedBlock } from './rows/pastedBlock.ts';
import { useGridRows } from './rows/useGridRows.ts';
import { useRowDraft } from './rows/useRowDraft.ts';
import { useSend, type Outcome } from './rows/useSend.ts';
import { useRowValidation } from './rows/useRowValidation.ts';
import { useSheets } from './sheet/useSheets.ts';
import { useImport } from './useImport.ts';
import { useErrorText } from './view/useErrorText.ts';
import { useNextBad } from './view/useNextBad.ts';
import { useShownRows } from './view/useShownRows.ts';

/** The state of a screen that adds many at once, and what its parts do to it. */
export function useAddScreen(
  definition: GridDefinition,
  draft: GridDraft & { place: string },
  caps: readonly Cap[] | undefined,
  gridRef: RefObject<DataGridHandle | null>,
) {
  const translate = useTranslate();
  const notify = useNotify();
  const fields = useMemo(() => sheetLayoutOf(definition, translate), [definition, translate]);
  const texts = useErrorText(fields, caps);
  const sheets = useSheets(fields, translate(`resources.${definition.resource}.name`, 1));
  const rows = useGridRows(() => draft.rows);
  const [unknownHeaders, setUnknownHeaders] = useState(draft.unknownHeaders);
  useRowDraft(draft.place, rows.rows, unknownHeaders);
  const verdicts = useRowValidation(definition, useDeferredValue(rows.rows), caps);
  const { shown, numberOf, filter, setFilter } = useShownRows(rows.rows, verdicts);

  const [selected, select] = useState<ReadonlySet<number>>(new Set());
  const [activeId, setActiveId] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isRestored, setRestored] = useState(draft.rows.length > 0);
  const toNextBad = useNextBad(gridRef, { rows: shown, fields, states: verdicts.states, activeId });
  const active = activeId === undefined ? undefined : verdicts.states.get(activeId);
  const activeLine = useMemo(() => {
    const text = active === undefined ? '' : texts.stateLineOf(active);
    return text === '' ? null : { text, isError: active?.kind === 'bad' };
  }, [active, texts]);

  /** Whether so many more rows find room; says so where they do not. */
  const hasRoom = (count: number, upload?: number) => {
    if (count <= roomIn(rows.history, upload)) return true;
    notify('grid.tooMany', { type: 'error' });
    return false;
  };

  const imports = useImport({
    resource: definition.resource,
    fields,
    onRows(read, { id, overview }) {
      if (!hasRoom(read.length, id)) return false;
      const isOfSheets = overview.sheets.length > 1;
      rows.append(
        read.map(({ cells, sheet, number }) => ({
          cells,
          from: isOfSheets ? { sheet, number } : { number },
          upload: id,
        })),
        id,
      );
      setUnknownHeaders(unusedHeaders(overview));
      verdicts.forget();
      return true;
    },
  });

  const { offer } = useLatestBatch();
  const sending = useSend(definition, result => {
    const isOver = [...verdicts.unchanged, ...verdicts.skipped].map(({ id }) => id);
    rows.settle(new Set([...result.done, ...isOver]));
    verdicts.refuse(result.refused);
    setOutcome(result);
    const count = result.createdCount + result.updatedCount + result.restoredCount;
    if (result.batchId !== null && count > 0) offer({ batchIds: [result.batchId], action: 'import', count });
    setRestored(false);
    setUnknownHeaders([]);
    imports.forget();
    imports.forgetRefusal();
    select(new Set());
  });

  /** Chooses what becomes of the records that rows are about, where it can be chosen for them. */
  const decide = useEvent((action: Decision, ids?: ReadonlySet<number>) =>
    rows.change(
      rows.rows.map(row => {
        const state = verdicts.states.get(row.id);
        const existing = state && 'existing' in state ? state.existing : undefined;
        const isMeant = ids === undefined ? state?.kind !== 'unchanged' : ids.has(row.id);
        return existing && isMeant && decisionsFor(existing).includes(action)
          ? { ...row, decision: { action, customerId: existing.record.customerId } }
          : row;
      }),
    ),
  );

  return {
    resource: definition.resource,
    decide,
    fields,
    texts,
    sheets,
    imports,
    rows,
    verdicts,
    shown,
    numberOf,
    filter,
    setFilter,
    selected,
    select,
    setActiveId,
    activeLine,
    outcome,
    failure: sending.problemText,
    isSending: sending.isBusy,
    /** Of a file whose columns cannot be changed any more. */
    unknownHeaders: imports.file === null ? unknownHeaders : [],
    forgetUnknown: () => setUnknownHeaders([]),
    isRestored,
    remaining: verdicts.bad.length,
    forgetRestored: () => setRestored(false),
    startOver() {
      rows.startOver();
      setRestored(false);
    },
    removeSelected() {
      rows.remove(selected);
      select(new Set());
    },
    async upload(file: File) {
      setOutcome(null);
      await imports.open(file);
    },
    /** Whether rows of the uploaded file are in the grid. */
    hasUploaded: rows.rows.some(({ upload }) => upload !== undefined && upload === imports.file?.id),
    paste(text: string, at: { row: { id: number }; source: string }) {
      const { block, sources } = pastedBlock(text, fields, at.source);
      if (block.length > 1 && !hasRoom(block.length)) return;
      rows.overlay({ block, from: at.row.id, shown, sources });
      const email = sources.indexOf('email');
      verdicts.forget(email < 0 ? [] : block.map(line => line[email] ?? ''));
    },
    toNextBad,
    saveBad: () =>
      sheets.saveBad(
        verdicts.bad.map(({ cells }) => cells),
        verdicts.bad.map(({ id }) => {
          const state = verdicts.states.get(id);
          return state?.kind === 'bad' ? texts.lineOf(state.errors) : '';
        }),
      ),
    send(invite: boolean) {
      setOutcome(null);
      // A row that has just been changed waits for its validation.
      const current = new Set(rows.rows);
      return sending.run({
        rows: verdicts.ready.filter(row => current.has(row)),
        states: verdicts.states,
        invite,
        fileName: imports.file?.name ?? null,
        left: [...verdicts.unchanged, ...verdicts.skipped],
      });
    },
    onKeyDown(event: KeyboardEvent) {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('.cell-editor');
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) rows.redo();
      else rows.undo();
    },
  };
}

export type AddScreenState = ReturnType<typeof useAddScreen>;

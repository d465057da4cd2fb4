import 'react-data-grid/lib/styles.css';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo, useState, type Key } from 'react';
import { DataGrid, type CellRendererProps } from 'react-data-grid';
import { useIsPhone } from '../../../hooks/useIsPhone.ts';
import { readCell } from '../cells/readCell.ts';
import { today } from '../cells/today.ts';
import type { GridRow } from '../definition.ts';
import { columnsBeforeFields } from '../range/columnsBeforeFields.ts';
import { useRangeState } from '../range/RangeState.ts';
import { useBlockEdits } from '../range/useBlockEdits.ts';
import { useClipboard } from '../range/useClipboard.ts';
import { useDragRange } from '../range/useDragRange.ts';
import { useGridKeys } from '../range/useGridKeys.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { useDecide } from '../rows/useDecide.ts';
import { gridStyles } from './gridStyles.ts';
import { RangeCell } from './RangeCell.tsx';
import { LazyRowsMenu } from './LazyRowsMenu.tsx';
import type { MenuPosition } from './RowsMenu.tsx';
import { useColumns } from './useColumns.tsx';
import { useWidth } from './useWidth.ts';

const Looks = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  '& > .rdg': { ...gridStyles(theme), blockSize: '100%' },
}));
const renderers = {
  renderCell: (key: Key, props: CellRendererProps<GridRow, unknown>) => <RangeCell key={key} {...props} />,
};
const rowHeight = { mouse: 36, finger: 44 };

/** The rows as a spreadsheet: typed into, copied from and pasted into, by mouse, finger and keyboard. */
export function Grid() {
  const { fields, shown, verdicts, texts, numberOf, rows, selected, select } = useRowsState();
  const { gridRef, range, onActive } = useRangeState();
  const keys = useGridKeys();
  const press = useDragRange();
  const { copy, cut, paste } = useClipboard();
  const edits = useBlockEdits();
  const decide = useDecide();
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const [menuAt, setMenuAt] = useState<MenuPosition | null>(null);
  const { ref: frame, width: gridWidth } = useWidth();
  const origin = useMemo(() => shown.find(({ from }) => from !== undefined)?.from, [shown]);
  const originWidth = origin === undefined ? 0 : origin.sheet === undefined ? 72 : 108;
  const columns = useColumns({
    gridWidth,
    numberOf,
    originWidth,
    fields,
    states: verdicts.states,
    hasExisting: verdicts.hasExisting,
    texts,
    onDecide: decide,
  });
  const fieldOf = (source: string) => fields.find(field => field.source === source);
  const hasHandle = !isPhone && range !== null && range.top === range.bottom;

  return (
    <Looks
      ref={frame}
      onCut={cut}
      // The handle that fills down is in no row.
      onDoubleClickCapture={event => {
        if (!(event.target instanceof Element) || event.target.closest('[role=row]')) return;
        event.stopPropagation();
        void edits.fillToEnd();
      }}
    >
      <DataGrid
        ref={gridRef}
        className="rdg"
        aria-label={translate('grid.label')}
        aria-description={translate('grid.hint')}
        columns={columns}
        rows={shown}
        rowKeyGetter={row => row.id}
        rowHeight={isPhone ? rowHeight.finger : rowHeight.mouse}
        headerRowHeight={rowHeight.mouse}
        renderers={renderers}
        selectedRows={selected}
        onSelectedRowsChange={select}
        onRowsChange={(changed, { indexes, column }) => {
          const field = fieldOf(column.key);
          if (!field) return;
          rows.replace(
            indexes.map(index => {
              const row = changed[index]!;
              const text = readCell(field, row.cells[field.source] ?? '', { today: today() });
              return { ...row, cells: { ...row.cells, [field.source]: text } };
            }),
          );
        }}
        onFill={hasHandle ? ({ sourceRow, targetRow }) => edits.fillFrom(sourceRow, targetRow) : undefined}
        onCellMouseDown={(args, event) => {
          keys.onPress();
          press(args, event);
        }}
        // A finger has no double click.
        onCellClick={({ column, setActivePosition }) => {
          if (isPhone && fieldOf(column.key)) setActivePosition(true);
        }}
        onCellContextMenu={({ column }, event) => {
          if (!fieldOf(column.key)) return;
          event.preventDefault();
          setMenuAt({ left: event.clientX, top: event.clientY });
        }}
        onCellKeyDown={keys.onKeyDown}
        onCellCopy={(_, event) => void copy(event)}
        onCellPaste={({ row }, event) => {
          paste(event);
          return row;
        }}
        onActivePositionChange={({ rowIdx, column }) =>
          onActive({ row: rowIdx, column: (column?.idx ?? -1) - columnsBeforeFields })
        }
      />
      <LazyRowsMenu position={menuAt} onClose={() => setMenuAt(null)} />
    </Looks>
  );
}

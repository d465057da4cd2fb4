import 'react-data-grid/lib/styles.css';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import { DataGrid, type CellKeyboardEvent, type CellKeyDownArgs, type DataGridHandle } from 'react-data-grid';
import { useIsPhone } from '../../../hooks/useIsPhone.ts';
import type { FieldPlan } from '../cells/plan.ts';
import { readCell } from '../cells/readCell.ts';
import { today } from '../cells/today.ts';
import type { Decision, GridRow } from '../definition.ts';
import type { RowState } from '../rows/rowStates.ts';
import { gridStyles } from './gridStyles.ts';
import { useColumns } from './useColumns.tsx';
import { useWidth } from './useWidth.ts';
import type { useErrorText } from './useErrorText.ts';

const Looks = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  '& > .rdg': { ...gridStyles(theme), blockSize: '100%' },
}));
const rowHeight = { mouse: 36, finger: 44 };

interface GridProps {
  ref: RefObject<DataGridHandle | null>;
  label: string;
  fields: readonly FieldPlan[];
  /** The rows that are shown, of all there are. */
  rows: readonly GridRow[];
  states: ReadonlyMap<number, RowState>;
  texts: ReturnType<typeof useErrorText>;
  numberOf: (row: GridRow) => number | undefined;
  selected: ReadonlySet<number>;
  onSelect: (ids: Set<number>) => void;
  onChange: (row: GridRow) => void;
  onDecide: (action: Decision, ids: ReadonlySet<number>) => void;
  onPaste: (text: string, at: { row: GridRow; source: string }) => void;
  onActive: (id: number | undefined) => void;
}

/** The rows as a spreadsheet: typed into, copied from and pasted into, by mouse, finger and keyboard. */
export function Grid(props: GridProps) {
  const { ref, label, fields, rows, states, texts, numberOf } = props;
  const { selected, onSelect, onChange, onDecide, onPaste, onActive } = props;
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { ref: frame, width: gridWidth } = useWidth();
  const origin = rows.find(({ from }) => from !== undefined)?.from;
  const originWidth = origin === undefined ? 0 : origin.sheet === undefined ? 72 : 108;
  const columns = useColumns({ gridWidth, numberOf, originWidth, fields, states, texts, onDecide });
  const fieldOf = (source: string | undefined) => fields.find(field => field.source === source);

  const onKey = (args: CellKeyDownArgs<GridRow>, event: CellKeyboardEvent) => {
    const { mode, row, rowIdx, column } = args;
    if (mode === 'EDIT') {
      if (event.key !== 'Enter') return;
      event.preventGridDefault();
      // With this Enter a Korean syllable is finished, not the cell.
      if (event.nativeEvent.isComposing) return;
      args.onClose(true, true);
      ref.current?.setActivePosition({ rowIdx: Math.min(rowIdx + 1, rows.length - 1), idx: column.idx });
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventGridDefault();
      if (row && fieldOf(column?.key) && row.cells[column!.key])
        onChange({ ...row, cells: { ...row.cells, [column!.key]: '' } });
    }
  };

  return (
    <Looks ref={frame}>
      <DataGrid
        ref={ref}
        className="rdg"
        aria-label={label}
        aria-description={translate('grid.hint')}
        columns={columns}
        rows={rows}
        rowKeyGetter={row => row.id}
        rowHeight={isPhone ? rowHeight.finger : rowHeight.mouse}
        headerRowHeight={rowHeight.mouse}
        selectedRows={selected}
        onSelectedRowsChange={onSelect}
        onRowsChange={(changed, { indexes, column }) => {
          const field = fieldOf(column.key);
          for (const row of indexes.map(index => changed[index]!)) {
            if (!field) continue;
            const text = readCell(field, row.cells[field.source] ?? '', { today: today() });
            onChange({ ...row, cells: { ...row.cells, [field.source]: text } });
          }
        }}
        // A finger has no double click.
        onCellClick={({ column, setActivePosition }) => {
          if (isPhone && fieldOf(column.key)) setActivePosition(true);
        }}
        onCellKeyDown={onKey}
        onCellCopy={({ row, column }, event) => {
          event.clipboardData.setData('text/plain', row.cells[column.key] ?? '');
          event.preventDefault();
        }}
        onCellPaste={({ row, column }, event) => {
          onPaste(event.clipboardData.getData('text/plain'), { row, source: column.key });
          event.preventDefault();
          return row;
        }}
        onActivePositionChange={({ row }) => onActive(row?.id)}
      />
    </Looks>
  );
}

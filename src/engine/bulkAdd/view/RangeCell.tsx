import { Cell, type CellRendererProps } from 'react-data-grid';
import type { GridRow } from '../definition.ts';
import { columnsBeforeFields } from '../range/columnsBeforeFields.ts';
import { useRangeState } from '../range/RangeState.ts';

/** A cell that shows whether it is in the range. */
export function RangeCell(props: CellRendererProps<GridRow, unknown>) {
  const { range, isExtended } = useRangeState();
  const column = props.column.idx - columnsBeforeFields;
  const isIn =
    isExtended &&
    range !== null &&
    props.rowIdx >= range.top &&
    props.rowIdx <= range.bottom &&
    column >= range.left &&
    column <= range.right;
  return isIn ? <Cell {...props} aria-selected className="in-range" /> : <Cell {...props} />;
}

import { useTranslate } from 'ra-core';
import {
  SelectCellFormatter,
  useHeaderRowSelection,
  useRowSelection,
  type RenderCellProps,
  type RenderHeaderCellProps,
} from 'react-data-grid';
import type { GridRow } from '../definition.ts';

/** Selects all rows. */
export function SelectAllCell({ tabIndex }: RenderHeaderCellProps<GridRow>) {
  const translate = useTranslate();
  const { isIndeterminate, isRowSelected, onRowSelectionChange } = useHeaderRowSelection();
  return (
    <SelectCellFormatter
      aria-label={translate('grid.selectAll')}
      tabIndex={tabIndex}
      indeterminate={isIndeterminate}
      value={isRowSelected}
      onChange={checked => onRowSelectionChange({ checked: isIndeterminate ? false : checked })}
    />
  );
}

/** Selects a row, to be removed. */
export function SelectRowCell({
  row,
  number,
  tabIndex,
}: RenderCellProps<GridRow> & { number: number | undefined }) {
  const translate = useTranslate();
  const { isRowSelectionDisabled, isRowSelected, onRowSelectionChange } = useRowSelection();
  return (
    <SelectCellFormatter
      aria-label={translate('grid.selectRow', { number })}
      tabIndex={tabIndex}
      disabled={isRowSelectionDisabled}
      value={isRowSelected}
      onChange={(checked, isShiftClick) => onRowSelectionChange({ row, checked, isShiftClick })}
    />
  );
}

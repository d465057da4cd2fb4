import type { DataGridHandle } from 'react-data-grid';

/** Moves the focus to the grid's active cell. */
export const focusActiveCell = (grid: DataGridHandle | null): void =>
  grid?.element?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { useRowHeight } from '../../../ui/useRowHeight.ts';
import { rowHeights, sizes } from './styles.ts';
import type { Cell } from './useCells.ts';

export const overscan = 2;

/** What is in view, and the cell that Tab leads to wherever it was scrolled to. */
const withActive =
  (active: number) =>
  (range: Range): number[] =>
    [...new Set([...defaultRangeExtractor(range), ...(active < range.count ? [active] : [])])].toSorted(
      (a, b) => a - b,
    );

/**
 * Where the matrix is scrolled to, both ways, and what of it is in view.
 *
 * @param count how many rows and columns there are
 * @param side the width of the names, in pixels
 */
export function useScroll(
  grid: RefObject<HTMLElement | null>,
  active: Cell,
  count: { rows: number; columns: number },
  side: number,
) {
  const rowHeight = useRowHeight(rowHeights);
  const withRow = useMemo(() => withActive(active.row), [active.row]);
  const withColumn = useMemo(() => withActive(active.column), [active.column]);
  const getScrollElement = () => grid.current;
  const rows = useVirtualizer({
    count: count.rows,
    getScrollElement,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: sizes.head,
    scrollPaddingStart: sizes.head,
    rangeExtractor: withRow,
  });
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  const columns = useVirtualizer({
    horizontal: true,
    count: count.columns,
    getScrollElement,
    estimateSize: () => sizes.column,
    overscan,
    scrollMargin: side,
    scrollPaddingStart: side,
    rangeExtractor: withColumn,
  });
  return { rows, columns, rowHeight };
}

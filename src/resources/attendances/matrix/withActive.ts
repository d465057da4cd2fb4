import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** What is in view, and the cell that Tab leads to wherever it was scrolled to. */
export const withActive =
  (active: number) =>
  (range: Range): number[] =>
    [...new Set([...defaultRangeExtractor(range), ...(active < range.count ? [active] : [])])].toSorted(
      (a, b) => a - b,
    );

import { columnCountOf, rowCountOf, type CellRange } from './CellRange.ts';

/** A block repeated over a range that is a multiple of its size, so that one value fills the whole range. */
export function fitBlock(
  block: readonly (readonly string[])[],
  range: CellRange,
): readonly (readonly string[])[] {
  const width = block[0]?.length ?? 0;
  const rows = rowCountOf(range);
  const columns = columnCountOf(range);
  if (width === 0 || rows % block.length > 0 || columns % width > 0) return block;
  if (rows === block.length && columns === width) return block;
  const lines = block.map(texts =>
    Array.from({ length: columns }, (_, column) => texts[column % width] ?? ''),
  );
  return Array.from({ length: rows }, (_, row) => lines[row % lines.length]!);
}

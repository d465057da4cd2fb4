import type { Cells, GridRow } from '../definition.ts';
import { mapInSlices } from '../slices.ts';

interface Laid {
  block: readonly (readonly string[])[];
  /** The shown rows from the first one on that the block covers. */
  rows: readonly GridRow[];
  /** The fields that it covers. */
  sources: readonly string[];
}

/** A block of cells laid over rows, and what of it is past the last of them, in time slices. */
export async function laidOver({
  block,
  rows,
  sources,
}: Laid): Promise<{ changed: GridRow[]; added: Cells[] }> {
  const laid = (texts: readonly string[], cells: Cells): Cells => {
    const all: Record<string, string> = { ...cells };
    for (const [column, source] of sources.entries()) {
      const text = texts[column];
      if (text !== undefined) all[source] = text;
    }
    return all;
  };
  return {
    changed: await mapInSlices(rows.slice(0, block.length), (row, index) => ({
      ...row,
      cells: laid(block[index]!, row.cells),
    })),
    added: await mapInSlices(block.slice(rows.length), texts => laid(texts, {})),
  };
}

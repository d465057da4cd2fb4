import type { readUpload } from './readUpload.ts';

/** The rows that were read from all sheets of a file, which must not have been refused. */
export function cellsIn(uploaded: Awaited<ReturnType<typeof readUpload>>) {
  if (uploaded.kind === 'refused') throw new Error(`refused: ${uploaded.why}`);
  return uploaded.rows.map(({ cells }) => cells);
}

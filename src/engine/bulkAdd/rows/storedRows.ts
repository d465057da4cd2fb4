import { isBlank, type GridDraft, type GridRow } from '../definition.ts';
import { eachInSlices, mapInSlices } from '../slices.ts';

/** How many rows make one piece of a draft. */
const pieceRows = 500;

/** A row without what is true of one visit only. */
function toStored(row: GridRow) {
  const { id: _, upload: __, ...stored } = row;
  return stored;
}

interface Piece {
  rows: readonly GridRow[];
  /** Null when all its rows are empty. */
  bytes: Uint8Array | null;
}

/**
 * Writes rows as bytes for their draft, without empty ones: a browser copies what it stores at once, and bytes take it
 * almost no time. Of the rows that were written before, only the pieces that have changed are written again.
 */
export function createRowWriter() {
  let pieces: Piece[] = [];
  const encoder = new TextEncoder();
  const piecesOf = (rows: readonly GridRow[]) =>
    Array.from({ length: Math.ceil(rows.length / pieceRows) }, (_, index) =>
      rows.slice(index * pieceRows, (index + 1) * pieceRows),
    );
  const write = (own: readonly GridRow[], index: number): Piece => {
    const before = pieces[index];
    if (before?.rows.length === own.length && own.every((row, at) => row === before.rows[at])) return before;
    const filled = own.filter(row => !isBlank(row));
    return {
      rows: own,
      bytes: filled.length === 0 ? null : encoder.encode(JSON.stringify(filled.map(toStored))),
    };
  };
  return {
    /** The pieces of a draft; at once where `prepare` was called for the rows. */
    write(rows: readonly GridRow[]): GridDraft['pieces'] {
      pieces = piecesOf(rows).map(write);
      return pieces.flatMap(({ bytes }) => bytes ?? []);
    },
    /** Writes them in time slices; `onPiece` is called after each piece. */
    prepare: (rows: readonly GridRow[], onPiece: () => void, signal: AbortSignal) =>
      eachInSlices(
        piecesOf(rows),
        (own, index) => {
          pieces[index] = write(own, index);
          onPiece();
        },
        signal,
      ),
  };
}

type StoredRow = Omit<GridRow, 'id'>;
/** What was stored before drafts had pieces, and before they had more than cells. */
export type FormerDraft =
  | { rows: readonly StoredRow[]; unknownHeaders: readonly string[] }
  | readonly GridRow['cells'][];

/** The rows of a draft with their places as ids, read in time slices. */
export async function readStoredRows(
  stored: GridDraft | FormerDraft | null,
): Promise<{ rows: readonly GridRow[]; unknownHeaders: readonly string[] }> {
  const decoder = new TextDecoder();
  const read = async (): Promise<readonly StoredRow[]> => {
    if (stored === null) return [];
    if ('pieces' in stored) {
      const pieces = await mapInSlices(
        stored.pieces,
        bytes => JSON.parse(decoder.decode(bytes)) as StoredRow[],
      );
      return pieces.flat();
    }
    return 'rows' in stored ? stored.rows : stored.map(cells => ({ cells }));
  };
  return {
    rows: await mapInSlices(await read(), (row, id) => ({ ...row, id })),
    unknownHeaders: stored !== null && 'unknownHeaders' in stored ? stored.unknownHeaders : [],
  };
}

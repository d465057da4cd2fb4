/** A value with pieces, each of which is stored under a key of its own: browsers copy what they store in one task. */
interface InPieces {
  pieces: readonly Uint8Array[];
}

export const isInPieces = (value: unknown): value is InPieces =>
  Array.isArray((value as Partial<InPieces> | null | undefined)?.pieces);

const page = Math.random();
const ids = new WeakMap<Uint8Array, string>();
let count = 0;

/** The id of a piece, which no other has, of this page or of another: a piece that is stored needs no second copy. */
export function pieceId(piece: Uint8Array): string {
  if (!ids.has(piece)) ids.set(piece, `${page}/${count++}`);
  return ids.get(piece)!;
}

import type { BodyLimit } from './bodyLimit.ts';
import { ProblemError } from '../core/problem.ts';

/**
 * The bytes of a request's body. They are counted while they arrive, whether or not the request says how many there are,
 * and what is beyond the limit is not read.
 *
 * @throws ProblemError the limit's code when there are too many, BAD_REQUEST when the body ends before its time
 */
export async function readBody(request: Request, { maxBytes, code }: BodyLimit): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw new ProblemError(code);
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const piece = await reader?.read().catch(() => {
      throw new ProblemError('BAD_REQUEST');
    });
    if (piece === undefined || piece.done) return Buffer.concat(pieces);
    size += piece.value.byteLength;
    if (size > maxBytes) throw new ProblemError(code);
    pieces.push(piece.value);
  }
}

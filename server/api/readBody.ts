import { ProblemError } from '../core/problem.ts';
import type { Call } from '../../src/contract/call.ts';
import type { ProblemCode } from '../../src/contract/problems.ts';
import { limits } from '../../src/domain/limits.ts';
import { serverLimits } from '../config/serverLimits.ts';

interface BodyLimit {
  maxBytes: number;
  /** What a larger body is refused with. */
  code: Extract<ProblemCode, 'TOO_LARGE' | 'IMAGE_TOO_LARGE' | 'FILE_TOO_LARGE'>;
}

/** How large the body of a call may be: less for a call that needs none, and for one that needs no session. */
export function bodyLimit(call: Pick<Call, 'binary' | 'body' | 'access'>): BodyLimit {
  const { none, open, json } = serverLimits.body;
  if (call.binary === 'image') return { maxBytes: limits.image.maxBytes, code: 'IMAGE_TOO_LARGE' };
  if (call.binary === 'file') return { maxBytes: limits.excuseFile.maxBytes, code: 'FILE_TOO_LARGE' };
  if (call.body === undefined) return { maxBytes: none, code: 'TOO_LARGE' };
  return { maxBytes: call.access === 'everyone' ? open : json, code: 'TOO_LARGE' };
}

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

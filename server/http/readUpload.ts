import { limits } from '../../src/domain/limits.ts';
import { ProblemError } from './problem.ts';

const { maxBytes } = limits.image;

/**
 * The bytes of an uploaded image (specification, section 9: 5 MB at most). What is sent beyond that is not read.
 *
 * @throws ProblemError IMAGE_TOO_LARGE
 */
export async function readUpload(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes)
    throw new ProblemError('IMAGE_TOO_LARGE');
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.byteLength;
    if (size > maxBytes) throw new ProblemError('IMAGE_TOO_LARGE');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

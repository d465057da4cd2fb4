import { createHash } from 'node:crypto';
import type { Call } from '../../src/contract/call.ts';

/** An answer, or where the call allows it the news that it is still the one that the caller has. */
export function conditional(
  call: Call,
  request: Request,
  text: string,
  { status, headers }: { status: number; headers: Headers },
): Response {
  if (!call.conditional) return new Response(text, { status, headers });
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  headers.set('ETag', tag);
  // Proxies that compress an answer make its tag a weak one.
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  const isKnown = known.some(each => each.trim().replace(/^W\//, '') === tag);
  if (!isKnown) return new Response(text, { status, headers });
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}

import { createHash } from 'node:crypto';

/** What an answer differs from others by, and its text when it is needed. */
interface Answer {
  source: readonly string[];
  text: () => string;
}

/** An answer, or the news that it is still the one that the caller has. */
export function conditional(
  request: Request,
  { source, text }: Answer,
  { status, headers }: { status: number; headers: Headers },
): Response {
  const hash = createHash('sha256');
  for (const part of source) hash.update(part);
  const tag = `"${hash.digest('base64url').slice(0, 27)}"`;
  headers.set('ETag', tag);
  // Proxies that compress an answer make its tag a weak one.
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  const isKnown = known.some(each => each.trim().replace(/^W\//, '') === tag);
  if (!isKnown) return new Response(text(), { status, headers });
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}

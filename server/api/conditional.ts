import { knowsTag } from '../core/knownTags.ts';

/** What an answer differs from others by, and its text when it is needed. */
interface Answer {
  tag: string;
  text: () => string;
}

/** An answer, or the news that it is still the one that the caller has. */
export function conditional(
  request: Request,
  { tag, text }: Answer,
  { status, headers }: { status: number; headers: Headers },
): Response {
  headers.set('ETag', `"${tag}"`);
  if (!knowsTag(request, tag)) return new Response(text(), { status, headers });
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}

import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Statement } from './statementsOf.ts';

/**
 * What a list is compared with: a route of hono that sends the same statements over the same pool, one after the other as
 * the list has to, and puts their rows into the same answer, with the same tag. It reads no query, checks nothing and knows no one.
 */
export function bareRoute(path: string, size: number, statements: readonly Statement[]): Hono {
  return new Hono().get(path, async context => {
    const results: Record<string, unknown>[][] = [];
    for (const { send } of statements) results.push(await send());
    const [page, records] = results.slice(-2);
    const content = records!.map(({ record }) => record).join(',');
    const text = `{"content":[${content}],"total":${String(page![0]!['total'])},"pageable":{"size":${size}}}`;
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    const headers = { 'Content-Type': 'application/json', ETag: tag };
    return context.req.header('If-None-Match') === tag
      ? context.body(null, 304, { ETag: tag })
      : context.body(text, 200, headers);
  });
}

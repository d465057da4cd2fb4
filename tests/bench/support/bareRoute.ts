import { Hono } from 'hono';
import type { Statement } from './statementsOf.ts';

/**
 * What a list is compared with: a route of hono that sends the same statements over the same pool, one after the other as
 * the list has to, and puts their rows into the same answer. It reads no query, checks nothing and knows no one.
 */
export function bareRoute(path: string, size: number, statements: readonly Statement[]): Hono {
  return new Hono().get(path, async context => {
    const results: Record<string, unknown>[][] = [];
    for (const { send } of statements) results.push(await send());
    const [page, records] = results.slice(-2);
    const content = records!.map(({ record }) => record).join(',');
    const text = `{"content":[${content}],"total":${String(page![0]!['total'])},"pageable":{"size":${size}}}`;
    return context.body(text, 200, { 'Content-Type': 'application/json' });
  });
}

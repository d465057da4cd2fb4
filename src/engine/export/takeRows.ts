import type { ExportMessage, ExportPlan } from './plan.ts';
import { openLines } from './openLines.ts';
import { readLines } from './readLines.ts';

const progressEvery = 500;

/**
 * The records of a plan, in a worker: those that it carries, or what its address streams; `take` may make something else
 * of each as it comes. Null when the address refuses, which `post` has told then.
 */
export async function takeRows<T = Record<string, unknown>>(
  { url, rows: given, credentials }: Pick<ExportPlan, 'url' | 'rows' | 'credentials'>,
  post: (message: ExportMessage) => void,
  take: (record: Record<string, unknown>) => T = record => record as T,
): Promise<T[] | null> {
  if (given) return given.map(take);
  const opened = await openLines(url, credentials);
  if (opened.kind === 'problem') {
    post(opened);
    return null;
  }
  const { total, body } = opened;
  const rows: T[] = [];
  for await (const line of readLines(body)) {
    rows.push(take(JSON.parse(line) as Record<string, unknown>));
    if (rows.length % progressEvery === 0) post({ kind: 'progress', done: rows.length, total });
  }
  return rows;
}

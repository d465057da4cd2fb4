import type { ExportMessage, ExportPlan, ExportSource } from './plan.ts';
import { openNdjson } from './openNdjson.ts';
import { readLines } from './readLines.ts';

const progressEvery = 500;

/**
 * The records of a plan, in a worker: those that it carries, or what its address streams; `take` may make something else
 * of each as it comes. Null when the address refuses, which `post` has told then.
 */
export async function readRows<T = Record<string, unknown>>(
  plan: ExportSource & Pick<ExportPlan, 'only' | 'credentials'>,
  post: (message: ExportMessage) => void,
  take: (record: Record<string, unknown>) => T = record => record as T,
): Promise<T[] | null> {
  if (plan.rows) return plan.rows.map(take);
  const { url, only, credentials } = plan;
  const opened = await openNdjson(url, credentials);
  if (opened.kind === 'problem') {
    post(opened);
    return null;
  }
  const { total, body } = opened;
  const rows: T[] = [];
  const wanted = only && new Set(only.ids);
  let done = 0;
  for await (const line of readLines(body)) {
    const record = JSON.parse(line) as Record<string, unknown>;
    if (!wanted || wanted.has(String(record[only!.key]))) rows.push(take(record));
    if (++done % progressEvery === 0) post({ kind: 'progress', done, total });
  }
  return rows;
}

import type { ExportMessage, ExportPlan } from './plan.ts';
import { readLines } from './readLines.ts';

const progressEvery = 500;

/**
 * The records of a plan, in a worker: those that it carries, or what its address streams; `take` may make something else
 * of each as it comes. Null when the address refuses, which `post` has told then.
 */
export async function takeRows<T = Record<string, unknown>>(
  { source, credentials }: Pick<ExportPlan, 'source' | 'credentials'>,
  post: (message: ExportMessage) => void,
  take: (record: Record<string, unknown>) => T = record => record as T,
): Promise<T[] | null> {
  if (typeof source !== 'string') return source.map(take);
  const response = await fetch(source, { credentials, headers: { Accept: 'application/x-ndjson' } });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) ?? { status: response.status, code: 'UNKNOWN' };
    post({ kind: 'problem', problem });
    return null;
  }
  const total = Number(response.headers.get('X-Total-Count') ?? 0);
  const rows: T[] = [];
  for await (const line of readLines(response.body!)) {
    rows.push(take(JSON.parse(line) as Record<string, unknown>));
    if (rows.length % progressEvery === 0) post({ kind: 'progress', done: rows.length, total });
  }
  return rows;
}

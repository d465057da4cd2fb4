import type { ExportMessage } from './plan.ts';

type Refused = Extract<ExportMessage, { kind: 'problem' }>;

/** The records of a list as lines, and how many there are; or why they are not to be had. */
export async function openNdjson(
  url: string,
  credentials: RequestCredentials,
): Promise<Refused | { kind: 'lines'; total: number; body: ReadableStream<Uint8Array> }> {
  const response = await fetch(url, { credentials, headers: { Accept: 'application/x-ndjson' } });
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) ?? { status: response.status, code: 'UNKNOWN' };
    return { kind: 'problem', problem };
  }
  // A list that a plan locks is answered as one object, which says so.
  if (response.headers.get('Content-Type')?.startsWith('application/json'))
    return { kind: 'problem', problem: { status: response.status, code: 'LOCKED' } };
  return {
    kind: 'lines',
    total: Number(response.headers.get('X-Total-Count') ?? 0),
    body: response.body!,
  };
}

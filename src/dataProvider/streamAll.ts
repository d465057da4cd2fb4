import type { Call } from '../contract/call.ts';
import { request } from './http.ts';

/**
 * Everything that a list call's query matches, as exports are given it.
 *
 * @throws HttpError when there are more records than may be exported
 */
export async function streamAll(call: Call, query: object): Promise<object[]> {
  const response = await request(call, { query }, { Accept: 'application/x-ndjson' });
  // A list that a plan locks is answered as one object.
  if (response.headers.get('Content-Type')?.startsWith('application/json')) return [];
  const lines = (await response.text()).split('\n');
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as object);
}

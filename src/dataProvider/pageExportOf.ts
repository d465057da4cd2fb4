import type { BodyOf, Call } from '../contract/call.ts';
import { calls, type contract } from '../contract/index.ts';
import { pageExports } from '../domain/pageExports.ts';
import { urlOf } from './http.ts';

/**
 * The audit record of a file made in the browser from a call's response.
 *
 * @throws Error for a call that is not among `pageExports`.
 */
export function pageExportOf(
  call: Call,
  { id = null, query }: { id?: string | null; query: object },
): Omit<BodyOf<typeof contract.audits.recordExport>, 'records' | 'format'> {
  const name = calls.find(([, known]) => known === call)?.[0];
  const list = pageExports.find(each => each === name);
  if (list === undefined)
    throw new Error(`${name} is not among the calls that files are made of in the page.`);
  return { list, id, query: urlOf(call, {}, query).split('?')[1] ?? '' };
}

import type { BodyOf } from '../contract/call.ts';
import { contract } from '../contract/index.ts';
import type { Problem } from '../contract/shapes.ts';
import { problemOf, send } from './http.ts';

/** Has the audit log record a file that was made of what the page has; the server records the others. Returns why not. */
export async function recordPageExport(
  exported: BodyOf<typeof contract.audits.recordExport>,
): Promise<Pick<Problem, 'code' | 'details'> | null> {
  try {
    await send(contract.audits.recordExport, { body: exported });
    return null;
  } catch (error) {
    return problemOf(error) ?? { code: 'UNKNOWN' };
  }
}

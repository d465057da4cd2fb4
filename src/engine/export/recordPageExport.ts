import { contract } from '../../contract/index.ts';
import type { Problem } from '../../contract/shapes.ts';
import { problemOf, send } from '../../dataProvider/http.ts';
import type { ExportPlan } from './plan.ts';

/** Has the audit log record a file that was made of what the page has; the server records the others. Returns why not. */
export async function recordPageExport(
  { recorded }: ExportPlan,
  records: number,
): Promise<Pick<Problem, 'code' | 'details'> | null> {
  if (recorded === undefined) return null;
  try {
    await send(contract.audits.recordExport, { body: { ...recorded, records } });
    return null;
  } catch (error) {
    return problemOf(error) ?? { code: 'UNKNOWN' };
  }
}

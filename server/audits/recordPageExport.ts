import { calls, type Contract } from '../../src/contract/index.ts';
import { mayCall } from '../../src/domain/mayCall.ts';
import type { Context } from '../core/context.ts';
import { ProblemError } from '../core/problem.ts';
import { validateQuery } from '../core/validate.ts';
import { recordExport } from './recordExport.ts';

/**
 * Records a file that a browser made of what its page shows.
 *
 * @throws ProblemError FORBIDDEN where the caller may not see the list, VALIDATION_FAILED or UNKNOWN_FIELD where it could
 * not have been asked for so.
 */
export async function recordPageExport(context: Context<Contract['audits']['recordExport']>): Promise<void> {
  const { list, format, records, id, query } = context.body;
  const call = calls.find(([name]) => name === list)![1];
  if (!mayCall(context.session, call)) throw new ProblemError('FORBIDDEN');
  const exported = {
    audit: context.audit,
    params: id === null ? {} : { id },
    query: validateQuery(call.query!, new URLSearchParams(query)),
  };
  await recordExport(exported, list, records, format);
}

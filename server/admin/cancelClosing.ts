import type { Contract } from '../../src/contract/index.ts';
import { keepOpen } from '../auth/closing/close.ts';
import { inGroup } from '../core/inGroup.ts';
import type { Context } from '../core/context.ts';
import { found } from '../core/problem.ts';
import { loadAcademies } from './academies.ts';

/** Cancels the closing of an academy for its owner. */
export async function cancelClosing(context: Context<Contract['admin']['cancelClosing']>) {
  const { groupId } = context.params;
  await keepOpen(await inGroup(context, groupId), groupId);
  return found((await loadAcademies(context, [groupId]))[0]);
}

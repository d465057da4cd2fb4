import { listCall } from '../../../src/contract/lists.ts';
import type { Principal } from '../../../src/domain/permissions.ts';
import { mayCall } from '../../../src/domain/mayCall.ts';
import { ProblemError } from '../../core/problem.ts';

/**
 * Refuses the views of a list to users who may not see the list: a filter can contain a name.
 *
 * @throws ProblemError FORBIDDEN
 */
export function assertListVisible(principal: Principal, list: string) {
  const call = listCall(list);
  if (call === undefined || !mayCall(principal, call)) throw new ProblemError('FORBIDDEN');
}

import { lists } from '../../../src/contract/lists.ts';
import type { ListName } from '../../../src/domain/entities/savedView.ts';
import type { Principal } from '../../../src/domain/permissions.ts';
import { mayCall } from '../../../src/domain/mayCall.ts';
import { ProblemError } from '../../core/problem.ts';

/**
 * Refuses the views of a list to users who may not see the list: a filter can contain a name.
 *
 * @throws ProblemError FORBIDDEN
 */
export function assertListVisible(principal: Principal, list: ListName) {
  if (!mayCall(principal, lists[list])) throw new ProblemError('FORBIDDEN');
}

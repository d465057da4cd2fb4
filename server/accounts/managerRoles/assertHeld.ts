import { lackedBy } from '../../../src/domain/authority.ts';
import type { Permission, Principal } from '../../../src/domain/permissions.ts';
import { ProblemError } from '../../core/problem.ts';

/**
 * Refuses permissions that the caller lacks: a role proposes them to others.
 *
 * @throws ProblemError PERMISSION_NOT_HELD
 */
export function assertHeld(actor: Principal, permissions: readonly Permission[]): void {
  if (lackedBy(actor, permissions).length > 0) throw new ProblemError('PERMISSION_NOT_HELD');
}

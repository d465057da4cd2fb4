import { auditFields } from '../../src/domain/auditFields.ts';
import type { AuditEntry } from '../core/writeAudit.ts';

/**
 * Checks that everything that is recorded has words, for tests and development.
 *
 * @throws Error that names the fields which `auditFields` lacks.
 */
export function checkAudit(entries: readonly AuditEntry[]): void {
  for (const { action, before, after } of entries) {
    // Of two states only what the later one has is compared and recorded.
    const recorded = before && after ? after : { ...before, ...after };
    const unknown = Object.keys(recorded).filter(
      field => !(auditFields as readonly string[]).includes(field),
    );
    if (unknown.length > 0)
      throw new Error(`The record of ${action} has fields without words: ${unknown.join(', ')}`);
  }
}

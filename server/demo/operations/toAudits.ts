import type { AuditAction } from '../../../src/domain/auditActions.ts';
import type { AuditKind } from '../../../src/domain/auditKinds.ts';
import type { audits } from '../../database/schema/index.ts';
import { roleOf } from '../../core/currentUser.ts';
import type { AcademyRows } from '../createAcademy.ts';
import type { DemoContext } from '../context.ts';

type Audit = typeof audits.$inferInsert;

/** An action; people are named by the part of their email before the `@`. */
export interface AuditedAction {
  by: string;
  occurredAt: Date;
  action: AuditAction;
  target: { kind: AuditKind; id: string | null; name: string };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

const offices = ['203.0.113.24', '203.0.113.24', '203.0.113.24', '198.51.100.7'];

/** Actions as audit records. */
export function toAudits(
  { id, random }: DemoContext,
  { group, customers }: Pick<AcademyRows, 'group' | 'customers'>,
  actions: readonly AuditedAction[],
): Audit[] {
  const people = new Map(customers.map(person => [person.email.split('@')[0], person]));
  return actions.map(
    ({ by, occurredAt, action, target, before = null, after = null, reason = null }, index) => {
      const actor = people.get(by)!;
      return {
        groupId: group.groupId,
        auditId: id(occurredAt, 'audit', index, action),
        actorId: actor.customerId,
        actorName: actor.name,
        actorRole: roleOf({ kind: actor.kind, observer: actor.observer ?? false }),
        action,
        targetKind: target.kind,
        targetId: target.id,
        targetName: target.name,
        before,
        after,
        reason,
        ipAddress: random('address', by, index).pick(offices),
        occurredAt,
      };
    },
  );
}

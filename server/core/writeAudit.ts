import type { AuditAction } from '../../src/domain/auditActions.ts';
import type { AuditKind } from '../../src/domain/auditKinds.ts';
import type { Queryable } from '../database/open.ts';
import { audits } from '../database/schema/index.ts';
import { insertMany } from '../database/insertMany.ts';
import { newId } from '../database/newId.ts';
import type { CurrentUser } from './currentUser.ts';

export interface AuditEntry {
  /** What was done, as `noun.verb`. */
  action: AuditAction;
  target: { kind: AuditKind; id?: string | null; name: string };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
  reason?: string | null;
  /** The group that the entry belongs to, when it is not the actor's. */
  groupId?: string;
  /** The actor when there is no session; the system itself when the name is empty. */
  actor?: { customerId: string | null; name: string; role: string };
}

interface Origin {
  /** The actor: a signed-in person, or an API key, which has no customer id. */
  session:
    | (Pick<CurrentUser, 'groupId' | 'name'> & {
        customerId: string | null;
        role: string;
        viewer?: CurrentUser['viewer'];
      })
    | null;
  ipAddress: string;
  now: Date;
}

/** Keeps who did what, from where, with the values that differ. Unchanged values are left out. */
export async function writeAudit(db: Queryable, origin: Origin, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  // A user who views the console as a manager acts as themselves.
  const caller = origin.session?.viewer ?? origin.session;
  await insertMany(
    db,
    audits,
    entries.map(({ action, target, before = null, after = null, reason = null, groupId, actor }) => ({
      groupId: groupId ?? origin.session?.groupId ?? '~system',
      auditId: newId(origin.now),
      actorId: (actor ?? caller)?.customerId ?? null,
      actorName: (actor ?? caller)?.name ?? '',
      actorRole: (actor ?? caller)?.role ?? '',
      action,
      targetKind: target.kind,
      targetId: target.id ?? null,
      targetName: target.name,
      ...differences(before, after),
      reason,
      ipAddress: origin.ipAddress,
      occurredAt: origin.now,
    })),
  );
}

function differences(before: Record<string, unknown> | null, after: Record<string, unknown> | null) {
  if (before === null || after === null) return { before, after };
  const changed = Object.keys(after).filter(
    key => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map(key => [key, from[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AuditQuery } from '../../src/contract/audits.ts';
import type { AdminAudit, Audit } from '../../src/domain/entities/notification.ts';
import { searchIn } from '../core/searchIn.ts';
import { orderBy } from '../core/orderBy.ts';
import { inIds } from '../database/inIds.ts';
import { audits, groups } from '../database/schema/index.ts';
import type { ListContext, RecordContext, RecordSource } from '../core/list.ts';
import { createdWithin } from '../core/createdWithin.ts';
import { toAudit } from '../core/toAudit.ts';
import { visibleAudits } from './visibleAudits.ts';

const searched = { actorName: audits.actorName, targetName: audits.targetName };
const sortable = { ...searched, occurredAt: audits.occurredAt, groupId: audits.groupId };

/** Audit records: those of an academy that the reader may see, or for the super administrator those of all. */
export function auditSource(scope: 'group' | 'all'): RecordSource<AuditQuery, Audit> {
  const own = ({ db, session }: RecordContext) => (scope === 'all' ? undefined : visibleAudits(db, session));
  const conditions = (context: ListContext<AuditQuery>) => {
    const { targetKind, action, actorId, since, until, groupId } = context.query;
    return and(
      own(context),
      groupId ? eq(audits.groupId, groupId) : undefined,
      createdWithin(audits.occurredAt, { since, until }, context.session.timeZone),
      targetKind.length > 0 ? inArray(audits.targetKind, targetKind) : undefined,
      action.length > 0 ? inArray(audits.action, action) : undefined,
      actorId === undefined ? undefined : inIds(audits.actorId, [actorId]),
      searchIn(searched, context.query),
    );
  };
  return {
    async ids(context, { offset, limit }) {
      const rows = await context.db
        .select({ id: audits.auditId })
        .from(audits)
        .where(conditions(context))
        .orderBy(...orderBy(context.query.sort, sortable, [desc(audits.occurredAt)], audits.auditId))
        .offset(offset)
        .limit(limit);
      return rows.map(row => row.id);
    },
    count: context => context.db.$count(audits, conditions(context)),
    async load(context, ids) {
      const rows = await context.db
        .select()
        .from(audits)
        .where(and(own(context), inIds(audits.auditId, ids)));
      const byId = new Map(rows.map(row => [row.auditId, row]));
      return ids.flatMap(id => (byId.has(id) ? [toAudit(byId.get(id)!, context.session.timeZone)] : []));
    },
  };
}

const all = auditSource('all');

/** The records of all academies and of the system, with the academies' names. */
export const adminAuditSource: RecordSource<AuditQuery, AdminAudit> = {
  ...all,
  async load(context, ids) {
    const records = await all.load(context, ids);
    const groupIds = [...new Set(records.map(({ groupId }) => groupId))];
    const named = await context.db
      .select({ groupId: groups.groupId, name: groups.name })
      .from(groups)
      .where(inArray(groups.groupId, groupIds));
    const titles = new Map<string, string | null>(named.map(({ groupId, name }) => [groupId, name]));
    return records.map(record => ({
      ...record,
      groupTitle: record.groupId.startsWith('~') ? null : (titles.get(record.groupId) ?? record.groupId),
    }));
  },
};

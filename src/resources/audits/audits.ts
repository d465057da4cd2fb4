import { calls, contract } from '../../contract/index.ts';
import type { AdminAudit, Audit } from '../../domain/entities/notification.ts';
import { list, type Column } from '../../engine/list/definition.ts';
import { pathOfRecord } from '../../screens.ts';
import { AcademyOptions } from '../admin/AcademyOptions.tsx';
import { ActionOptions } from './ActionOptions.tsx';
import { ActorOptions } from './ActorOptions.tsx';
import { GroupName } from './GroupName.tsx';
import { TargetName } from './TargetName.tsx';

const commonOf = <T extends Audit>(): Column<T>[] => [
  { source: 'occurredAt', as: 'dateTime', card: 'line' },
  { source: 'action', as: 'auditAction', sortable: false, card: 'title' },
  { source: 'targetKind', as: 'auditKind', sortable: false },
  {
    source: 'targetName',
    as: 'dated',
    card: 'line',
    labels: { key: 'audits.targets', values: calls.map(([name]) => name) },
    render: TargetName,
  },
  { source: 'actorName', card: 'line' },
  { source: 'reason', sortable: false, elastic: true },
  { source: 'ipAddress', sortable: false, hidden: true },
];
const search = ['actorName', 'targetName'] as const;
const filters = [
  { source: 'targetKind', choices: 'auditKind' },
  { source: 'action', options: ActionOptions },
] as const;
const shared = {
  recordLabel: (audit: Audit) => audit.targetName || audit.actorName,
  search,
  filters,
  period: 'optional',
  drawing: 'records',
  sort: { field: 'occurredAt', order: 'DESC' },
} as const;

/** An academy's own audit log. */
export const auditList = list<Audit>({
  ...shared,
  resource: 'audits',
  recordLink: audit => pathOfRecord('audits', audit.id),
  columns: commonOf(),
  filters: [...filters, { source: 'actorId', options: ActorOptions }],
  exports: { xlsx: contract.audits.list },
});

/** The audit logs of all academies and of the system. */
export const adminAuditList = list<AdminAudit>({
  ...shared,
  resource: 'adminAudits',
  recordLink: audit => pathOfRecord('adminAudit', audit.id),
  columns: [
    ...commonOf<AdminAudit>().slice(0, 1),
    { source: 'groupTitle', sortable: false, render: GroupName },
    ...commonOf<AdminAudit>().slice(1),
  ],
  filters: [...filters, { source: 'groupId', options: AcademyOptions }],
  exports: { xlsx: contract.admin.audits },
});

import { contract } from '../../contract/index.ts';
import type { Migration } from '../../domain/entities/migration.ts';
import { list } from '../../engine/list/definition.ts';
import { pathOfRecord } from '../../screens.ts';

/** What names a migration: from where to where. */
export const nameOf = ({ fromName, toName }: Pick<Migration, 'fromName' | 'toName'>) =>
  `${fromName} → ${toName}`;

/** Every migration of students; each opens with its progress and its report. */
export const migrationList = list<Migration>({
  resource: 'migrations',
  recordLabel: nameOf,
  recordLink: migration => pathOfRecord('adminMigration', migration.migrationId),
  columns: [
    { source: 'fromName', sortable: false, card: 'title' },
    { source: 'toName', sortable: false, card: 'subtitle' },
    { source: 'state', as: 'migrationState', sortable: false, card: 'status' },
    { source: 'totalCount', as: 'number', sortable: false },
    { source: 'movedCount', as: 'number', sortable: false },
    { source: 'refusedCount', as: 'number', sortable: false },
    { source: 'returnedCount', as: 'number', sortable: false },
    { source: 'createdByName', sortable: false },
    { source: 'reason', sortable: false, hidden: true },
    { source: 'createdAt', as: 'dateTime', card: 'side' },
    { source: 'finishedAt', as: 'dateTime', hidden: true },
  ],
  filters: [{ source: 'state', statuses: 'migrationState' }],
  sort: { field: 'createdAt', order: 'DESC' },
  exports: { xlsx: contract.admin.migrations },
});

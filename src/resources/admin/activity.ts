import type { AcademyActivity } from '../../contract/admin.ts';
import { contract } from '../../contract/index.ts';
import { list } from '../../engine/list/definition.ts';
import { pathOfRecord } from '../../screens.ts';
import { usagePeriod } from './usagePeriod.ts';
import { UsageSummary } from './UsageSummary.tsx';

/** How much each academy used the service in a period. */
export const activityList = list<AcademyActivity>({
  resource: 'academyActivity',
  recordLabel: academy => academy.name,
  columns: [
    { source: 'name', card: 'title' },
    'groupId',
    { source: 'activeUserCount', as: 'number' },
    { source: 'studySeconds', as: 'duration', card: 'status' },
    { source: 'roomCount', as: 'number' },
    { source: 'joinCount', as: 'number', sortable: false },
    { source: 'lastActivityAt', as: 'dateTime', card: 'line' },
  ],
  search: ['name', 'groupId'],
  period: usagePeriod,
  recordLink: academy => pathOfRecord('adminActive', academy.groupId),
  sort: { field: 'studySeconds', order: 'DESC' },
  exports: { xlsx: contract.admin.active },
  header: UsageSummary,
});

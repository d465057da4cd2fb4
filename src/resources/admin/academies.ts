import { contract } from '../../contract/index.ts';
import type { AcademyOverview } from '../../domain/entities/group.ts';
import { list, type Column } from '../../engine/list/definition.ts';
import { pathOfRecord } from '../../screens.ts';

const name: Column<AcademyOverview> = { source: 'name', card: 'title' };
const groupId: Column<AcademyOverview> = { source: 'groupId' };
const plan: Column<AcademyOverview>[] = [
  { source: 'state', as: 'academyState', sortable: false, card: 'status' },
  { source: 'plan', as: 'plan', card: 'line' },
];
const counts: Column<AcademyOverview>[] = [
  { source: 'activeStudentCount', as: 'number' },
  { source: 'userCount', as: 'number', sortable: false },
];
const shared = {
  resource: 'academies',
  recordLabel: (academy: AcademyOverview) => academy.name,
  search: ['name', 'groupId', 'ownerEmail'],
  filters: [
    { source: 'state', statuses: 'academyState' },
    { source: 'plan', choices: 'plan' },
    { source: 'ending', choices: 'planEnding' },
  ],
  exports: { xlsx: contract.admin.academies },
} as const;

/** All academies of the service: owner, number of people, last use. */
export const academyList = list<AcademyOverview>({
  ...shared,
  recordLink: academy => pathOfRecord('admin', academy.groupId),
  columns: [
    name,
    groupId,
    ...plan,
    ...counts,
    { source: 'managerCount', as: 'number', sortable: false },
    { source: 'ownerName', sortable: false },
    { source: 'ownerEmail', as: 'email', sortable: false, hidden: true },
    { source: 'type', as: 'groupType', sortable: false, hidden: true },
    { source: 'lastActivityAt', as: 'dateTime', card: 'line' },
    { source: 'closesAt', as: 'date' },
    { source: 'createdAt', as: 'dateTime', hidden: true },
  ],
  sort: { field: 'lastActivityAt', order: 'DESC' },
});

/** What each academy has subscribed to; it opens with the form that changes it. */
export const subscriptionList = list<AcademyOverview>({
  ...shared,
  recordLink: academy => pathOfRecord('adminSubscribe', academy.groupId),
  columns: [
    name,
    groupId,
    ...plan,
    ...counts,
    { source: 'startsOn', as: 'date' },
    { source: 'endsOn', as: 'date', card: 'line' },
    { source: 'trialEndsOn', as: 'date' },
    { source: 'createdAt', as: 'dateTime', hidden: true },
  ],
  sort: { field: 'name', order: 'ASC' },
});

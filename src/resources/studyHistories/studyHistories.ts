import { contract } from '../../contract/index.ts';
import type { StudyRecord } from '../../domain/entities/study.ts';
import { limits } from '../../domain/limits.ts';
import { list, type Column } from '../../engine/list/definition.ts';
import { pathOf } from '../../screens.ts';
import { ManagerOptions } from '../accounts/ManagerOptions.tsx';
import { messageStudents } from '../notifications/compose/messageStudents.ts';
import { memoStudents } from '../students/memoStudents.ts';

const columns: Column<StudyRecord>[] = [
  { source: 'displayName', card: 'title' },
  { source: 'roomName', card: 'subtitle' },
  { source: 'totalStudySeconds', as: 'duration', summed: true },
  { source: 'premiumStudySeconds', as: 'duration', summed: true },
  { source: 'targetSeconds', as: 'duration', sortable: false, hidden: true },
  { source: 'attainmentRate', as: 'rate' },
  { source: 'breakSeconds', as: 'duration', summed: true, sortable: false, hidden: true },
  { source: 'firstEnteredAt', as: 'dateTime' },
  { source: 'lastEnteredAt', as: 'dateTime' },
  { source: 'corrected', as: 'flag', sortable: false },
  { source: 'email', as: 'email', sortable: false, hidden: true },
];
const shared = {
  resource: 'studyHistories' as const,
  key: 'id' as const,
  actions: [messageStudents, memoStudents],
  recordLabel: (record: StudyRecord) => record.displayName,
  recordLink: ({ studyDate, roomId, userId }: StudyRecord) =>
    pathOf('studyRecord', { date: studyDate, roomId, userId }),
  search: ['displayName', 'email', 'roomName'],
  filters: [{ source: 'managerId', options: ManagerOptions }],
};
const { maxDays } = limits.studyHistory;

/** The study records of a period. */
export const studyHistoryList = list<StudyRecord>({
  ...shared,
  columns: [{ source: 'studyDate', as: 'date' }, ...columns],
  sort: { field: 'studyDate', order: 'DESC' },
  period: { maxDays, initial: 'last7Days' },
  exports: { xlsx: contract.study.histories, screen: 'studyHistory' },
});

/** The study records of the running day. */
export const studyTodayList = list<StudyRecord>({
  ...shared,
  columns: [
    ...columns.slice(0, 2),
    { source: 'stopwatchStatus', as: 'stopwatchStatus', card: 'status', sortable: false },
    ...columns.slice(2),
  ],
  sort: { field: 'totalStudySeconds', order: 'DESC' },
  period: { maxDays, initial: 'today', fixed: true },
  exports: { xlsx: contract.study.histories, screen: 'studyToday' },
});

import { contract } from '../../contract/index.ts';
import type { StudyRecord } from '../../domain/entities/study.ts';
import { limits } from '../../domain/limits.ts';
import { list } from '../../engine/list/definition.ts';
import { pathOf } from '../../screens.ts';
import { ManagerOptions } from '../accounts/ManagerOptions.tsx';
import { messageStudents } from '../notifications/compose/messageStudents.ts';
import { memoStudents } from '../students/memoStudents.ts';
import { dayColumn, recordColumns } from './recordColumns.ts';
import { entryTimes } from '../attendances/entryTimes.tsx';

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
const columns = recordColumns.map(column =>
  column.source === 'firstEnteredAt' || column.source === 'lastEnteredAt'
    ? { ...column, render: entryTimes[column.source] }
    : column,
);
const { maxDays } = limits.studyHistory;

/** The study records of a period. */
export const studyHistoryList = list<StudyRecord>({
  ...shared,
  columns: [dayColumn, ...columns],
  drawing: 'records',
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
  drawing: 'records',
  sort: { field: 'totalStudySeconds', order: 'DESC' },
  period: { maxDays, initial: 'today', fixed: true },
  exports: { xlsx: contract.study.histories, screen: 'studyToday' },
});

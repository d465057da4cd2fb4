import { contract } from '../../contract/index.ts';
import type { AttendanceToday } from '../../domain/entities/attendance.ts';
import { list } from '../../engine/list/definition.ts';
import { ManagerOptions } from '../accounts/ManagerOptions.tsx';
import { attendanceActions } from './attendanceActions.ts';
import { AttendanceSummary } from './AttendanceSummary.tsx';
import { entryTimes } from './entryTimes.tsx';
import { StudentName } from './StudentName.tsx';

/** Today's students and whether they have come. */
export const attendanceList = list<AttendanceToday>({
  resource: 'attendances',
  key: 'userId',
  actions: attendanceActions,
  recordLabel: student => student.name,
  columns: [
    { source: 'name', card: 'title', render: StudentName },
    { source: 'email', as: 'email', within: { column: 'name', at: 'below' }, card: 'subtitle' },
    { source: 'managerName', sortable: false },
    { source: 'status', as: 'attendanceStatus', card: 'status' },
    { source: 'mark', as: 'attendanceExtra', sortable: false },
    { source: 'time', as: 'dateTime', render: entryTimes.time },
    { source: 'totalStudySeconds', as: 'duration', summed: true, card: 'side' },
    { source: 'rate', as: 'rate' },
    { source: 'corrected', as: 'flag', sortable: false },
  ],
  search: ['name', 'email'],
  filters: [
    { source: 'status', statuses: 'attendanceStatus' },
    { source: 'mark', choices: 'attendanceFilter' },
    { source: 'managerId', options: ManagerOptions },
  ],
  drawing: 'days',
  sort: { field: 'name', order: 'ASC' },
  exports: { xlsx: contract.attendances.today, screen: 'attendanceStatus' },
  header: AttendanceSummary,
});

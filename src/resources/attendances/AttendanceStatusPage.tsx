import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { attendanceList } from './attendances.ts';

/** `/attendance/status` */
export const AttendanceStatusPage = () => (
  <ListScreen screen="attendanceStatus" words="attendance.today" definition={attendanceList} />
);

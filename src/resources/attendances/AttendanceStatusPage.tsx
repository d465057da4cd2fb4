import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { DayPanel } from './DayPanel.tsx';
import { ExcusesLink } from './excuses/ExcusesLink.tsx';
import { attendanceList } from './attendances.ts';

/** `/attendance/status` */
export const AttendanceStatusPage = () => (
  <ListScreen
    screen="attendanceStatus"
    i18nPrefix="attendance.today"
    definition={attendanceList}
    Panel={DayPanel}
    actions={<ExcusesLink />}
  />
);
AttendanceStatusPage.list = attendanceList;

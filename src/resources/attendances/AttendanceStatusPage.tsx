import { ListScreen } from '../../engine/list/ListScreen.tsx';
import type { PageQueries } from '../../engine/pageQueries.ts';
import { dayNotesCall } from '../../hooks/useDayNoteQuery.ts';
import { DayPanel } from './DayPanel.tsx';
import { ExcusesLink } from './excuses/ExcusesLink.tsx';
import { attendanceList } from './attendances.ts';
import { todayCountCall } from './todayCountCall.ts';

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

const sideQueries: PageQueries = async ({ params, readDay }) => {
  const { today } = await readDay();
  // With a filter the counts may be of one manager's students.
  const counts = params.has('filter') ? [] : [todayCountCall()];
  return [...counts, dayNotesCall({ since: today, until: today })];
};
AttendanceStatusPage.sideQueries = sideQueries;

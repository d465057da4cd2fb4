import { useTranslate } from 'ra-core';
import { ListScreen } from '../../engine/list/ListScreen.tsx';
import { attendanceList } from './attendances.ts';

/** `/attendance/status` */
export function AttendanceStatusPage() {
  const translate = useTranslate();
  return (
    <ListScreen
      screen="attendanceStatus"
      definition={attendanceList}
      caption={translate('attendance.todayCaption')}
    />
  );
}

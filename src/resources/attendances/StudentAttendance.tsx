import { Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { AttendanceDetail, AttendanceToday } from '../../domain/entities/attendance.ts';
import { formatSeconds } from '../../domain/format.ts';
import { limits } from '../../domain/limits.ts';
import { periodPresets, type Period } from '../../domain/period.ts';
import { formatDate, formatRate, formatTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { PeriodInput } from '../../engine/period/PeriodInput.tsx';
import { QueryState } from '../../engine/QueryState.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { SummaryCards } from '../../ui/SummaryCards.tsx';
import { useStudyToday } from '../../clock/useStudyToday.ts';
import { DayDialog } from './DayDialog.tsx';
import { ExcuseList } from './excuses/ExcuseList.tsx';
import { StudentTimes } from './times/StudentTimes.tsx';
import { useDayStart } from '../../clock/useDayStart.ts';

const { maxDays } = limits.attendanceHistory;
const atOnce = 31;

/** Whether a student came late or left early on a day. */
const marked =
  (kind: 'L' | 'V') =>
  ({ mark }: AttendanceDetail) =>
    mark === kind || mark === 'B';

/** Whether a day is an excused absence, which does not count. */
const isExcused = ({ mark }: AttendanceDetail) => mark === 'E';

type StudentNames = Pick<AttendanceToday, 'userId' | 'customerId' | 'name'>;

/** A student's attendance of a period: its sums, and day by day with the way to correct it. */
export function StudentAttendance({ userId, customerId, name }: StudentNames) {
  const translate = useTranslate();
  const dayStart = useDayStart();
  const place = useFormatContext();
  const today = useStudyToday();
  const [chosen, setChosen] = useState<Period | null>(null);
  const [shown, setShown] = useState(atOnce);
  const [opened, setOpened] = useState<string | null>(null);
  const period = chosen ?? periodPresets.last30Days(today ?? '2000-01-01');
  const query = useApi(
    contract.attendances.details,
    { params: { userId }, query: period },
    { enabled: today !== undefined, placeholderData: before => before },
  );
  const content = query.data?.content;
  const present = content?.filter(day => day.status === 'PRESENT').length;
  const excused = content?.filter(isExcused).length;
  const absent = content && content.length - present! - excused!;
  const excuses = useApi(contract.attendances.excuses, { params: { userId } });
  const cards = [
    { key: 'present', label: translate('attendance.present'), value: present },
    {
      key: 'absent',
      label: translate('attendance.absent'),
      value: absent,
    },
    { key: 'late', label: translate('attendance.late'), value: content?.filter(marked('L')).length },
    {
      key: 'leftEarly',
      label: translate('attendance.leftEarly'),
      value: content?.filter(marked('V')).length,
    },
    { key: 'excused', label: translate('attendance.excused'), value: excused },
    {
      key: 'rate',
      label: translate('attendance.rate'),
      value: content && formatRate(present ? present / (present + absent!) : 0, place),
      note: content && translate('attendance.rateDays', { present, total: present! + absent! }),
    },
  ];
  return (
    <>
      <SummaryCards label={translate('accounts.tabs.attendance')} cards={cards} failed={query.isError} />
      <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
          <Box sx={{ flex: '1 1 200px' }}>
            <Typography variant="h2">{translate('attendance.details')}</Typography>
            <Typography variant="caption" color="text.secondary">
              {translate('period.studyDay', dayStart)}
            </Typography>
          </Box>
          {today && <PeriodInput value={period} onChange={setChosen} maxDays={maxDays} today={today} />}
        </Box>
        <StudentTimes userId={userId} customerId={customerId} />
        <QueryState query={query}>
          {({ content: days }) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {days.slice(0, shown).map(day => (
                <Typography
                  component="li"
                  variant="body2"
                  key={day.userStudyId}
                  sx={{
                    display: 'flex',
                    flexWrap: { xs: 'wrap', sm: 'nowrap' },
                    columnGap: { xs: 1, sm: 2 },
                    alignItems: 'center',
                    py: 0.75,
                    borderTop: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Button size="small" onClick={() => setOpened(day.date)} sx={{ minWidth: 104, px: 0.5 }}>
                    {formatDate(day.date, place)}
                  </Button>
                  <StatusChip kind="attendanceStatus" value={day.status} />
                  {day.mark && (
                    <span className="status-chip notice">
                      {translate(`choices.attendanceExtra.${day.mark}`)}
                    </span>
                  )}
                  <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                    {day.time && formatTime(day.time, place)}
                  </Box>
                  <Box component="span" sx={{ ml: 'auto', order: { sm: 1 } }}>
                    {formatSeconds(day.totalStudySeconds)}
                  </Box>
                  {day.correction && (
                    <Box
                      component="span"
                      sx={{ color: 'text.secondary', px: 0.5, flexBasis: { xs: '100%', sm: 'auto' } }}
                    >
                      {translate('records.isCorrected')}: {day.correction.reason}
                    </Box>
                  )}
                </Typography>
              ))}
              {days.length > shown && (
                <Button fullWidth color="inherit" onClick={() => setShown(shown + atOnce)}>
                  {translate('attendance.more')}
                </Button>
              )}
            </Box>
          )}
        </QueryState>
      </Card>
      <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mt: 2, display: 'grid', gap: 1 }}>
        <Typography variant="h2">{translate('excuses.title')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('excuses.text')}
        </Typography>
        <QueryState query={excuses}>
          {({ content: all }) => (
            <>
              {all.length === 0 && <Typography variant="body2">{translate('excuses.none')}</Typography>}
              <ExcuseList userId={userId} excuses={all} date={today ?? null} />
            </>
          )}
        </QueryState>
      </Card>
      {opened && <DayDialog userId={userId} name={name} date={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { formatSeconds } from '../../domain/format.ts';
import type { AttendanceDetail } from '../../domain/entities/attendance.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

/** What is known of a student's day: whether they came, from when to when, and what was corrected. */
export function DayFacts({ day }: { day: AttendanceDetail }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { status, mark, time, lastExitedAt, totalStudySeconds, correction } = day;
  const none = translate('list.none');
  const facts = {
    firstEntry: time ? formatDateTime(time, place) : none,
    lastExit: lastExitedAt ? formatDateTime(lastExitedAt, place) : none,
    studied: formatSeconds(totalStudySeconds),
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 0.75 }}>
        <StatusChip kind="attendanceStatus" value={status} />
        {mark && <span className="status-chip notice">{translate(`choices.attendanceExtra.${mark}`)}</span>}
      </Box>
      <DescriptionList
        mb={0}
        facts={Object.entries(facts).map(([key, value]) => ({
          key,
          label: translate(`attendance.${key}`),
          value,
        }))}
      />
      {correction && (
        <Typography variant="body2" component="div">
          {translate('attendance.original', {
            status: translate(`statuses.attendanceStatus.${correction.originalStatus}`),
          })}
          {' · '}
          {correction.reason}
          <Typography variant="caption" color="text.secondary" component="p">
            {translate('attendance.correctedBy', {
              name: correction.correctedBy,
              date: formatDateTime(correction.correctedAt, place),
            })}
          </Typography>
        </Typography>
      )}
    </Box>
  );
}

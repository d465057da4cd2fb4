import { Typography } from '@mui/material';
import type { AttendanceReport } from '../../../domain/entities/attendance.ts';
import { useCountsText } from './useCountsText.ts';

/** What a student's rate is of, for who has no pointer to hold over it; screen readers have it with the name. */
export function ActiveCounts({ record }: { record: AttendanceReport }) {
  const countsOf = useCountsText();
  return (
    <Typography
      variant="caption"
      component="p"
      aria-hidden
      data-screen-only
      sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <b>{record.name}</b> {countsOf(record)}
    </Typography>
  );
}

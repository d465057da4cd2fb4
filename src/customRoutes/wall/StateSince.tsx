import { Box } from '@mui/material';
import { useCallback } from 'react';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { formatSeconds } from '../../domain/format.ts';
import { secondsSince } from '../../domain/liveStudy.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { Ticking } from '../../layout/Ticking.tsx';

/** What the stopwatch says, and for how long already. */
export function StateSince({
  student: { stopwatchStatus, stopwatchSince },
  isShort = false,
}: {
  student: LiveStudent;
  /** What it says alone. */
  isShort?: boolean;
}) {
  const text = useCallback(
    (now: number) => formatSeconds(secondsSince(stopwatchSince, now)),
    [stopwatchSince],
  );
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
    >
      <StatusChip kind="stopwatchStatus" value={stopwatchStatus} />
      {!isShort && (
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          <Ticking text={text} />
        </Box>
      )}
    </Box>
  );
}

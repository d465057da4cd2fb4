import { useCallback } from 'react';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { formatSeconds } from '../../domain/format.ts';
import { secondsSince } from '../../domain/liveStudy.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { LiveText } from '../../ui/LiveText.tsx';

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
    <span className="state">
      <StatusChip kind="stopwatchStatus" value={stopwatchStatus} />
      {!isShort && (
        <span className="since">
          <LiveText text={text} />
        </span>
      )}
    </span>
  );
}

import { useState } from 'react';
import { statuses } from '../../domain/statuses.ts';
import type { LiveStudent } from '../../domain/entities/study.ts';

/** A student's picture, or the beginning of their name, in a ring of their state's colour. */
export function Avatar({ student, size }: { student: LiveStudent; size: number }) {
  const [failed, setFailed] = useState<string | null>(null);
  const { profileImageUrl, displayName, stopwatchStatus } = student;
  const className = `portrait ${statuses.stopwatchStatus[stopwatchStatus]}`;
  const box = { width: size, height: size };
  if (profileImageUrl !== null && profileImageUrl !== failed)
    return (
      <img
        className={className}
        src={profileImageUrl}
        alt=""
        style={box}
        onError={() => setFailed(profileImageUrl)}
      />
    );
  return (
    <span className={className} style={{ ...box, fontSize: size * 0.4 }} aria-hidden>
      {displayName.slice(0, 1)}
    </span>
  );
}

import { Avatar } from '@mui/material';
import { statuses } from '../../domain/statuses.ts';
import type { LiveStudent } from '../../domain/entities/study.ts';

/** A student's picture, or the beginning of their name, in a ring of their state's colour. */
export function Portrait({ student, size }: { student: LiveStudent; size: number }) {
  const tone = statuses.stopwatchStatus[student.stopwatchStatus];
  return (
    <Avatar
      src={student.profileImageUrl ?? undefined}
      alt=""
      aria-hidden
      sx={theme => {
        const color = theme.palette.tones[tone];
        return {
          width: size,
          height: size,
          fontSize: size * 0.4,
          fontWeight: 650,
          color,
          backgroundColor: `color-mix(in srgb, ${color} 13%, ${theme.palette.background.paper})`,
          boxShadow: `0 0 0 2px ${theme.palette.background.paper}, 0 0 0 3.5px ${color}`,
        };
      }}
    >
      {student.displayName.slice(0, 1)}
    </Avatar>
  );
}

import { Box } from '@mui/material';
import { CameraOff, UserRoundX, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { formatSeconds } from '../../domain/format.ts';
import { secondsSince } from '../../domain/liveStudy.ts';
import { Ticking } from '../../layout/Ticking.tsx';

/** What somebody should look at, in words and for how long already. */
export function Flags({ student: { camera, cameraOffSince, awaySince } }: { student: LiveStudent }) {
  return (
    <>
      {camera === 'OFF' && <Flag picture={CameraOff} words="wall.cameraOff" since={cameraOffSince} />}
      {awaySince !== null && <Flag picture={UserRoundX} words="wall.away" since={awaySince} />}
    </>
  );
}

function Flag({
  picture: Picture,
  words,
  since,
}: {
  picture: LucideIcon;
  words: string;
  since: string | null;
}) {
  const translate = useTranslate();
  const text = useCallback(
    (now: number) => (since === null ? '' : formatSeconds(secondsSince(since, now))),
    [since],
  );
  return (
    <Box
      component="span"
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: '5px',
        px: '7px',
        py: '2px',
        borderRadius: '6px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.4,
        whiteSpace: 'nowrap',
        color: theme.palette.tones.negative,
        backgroundColor: `color-mix(in srgb, ${theme.palette.tones.negative} ${theme.palette.mode === 'dark' ? 16 : 10}%, transparent)`,
      })}
    >
      <Picture size={13} strokeWidth={2.4} aria-hidden />
      {translate(words)}
      <Ticking text={text} />
    </Box>
  );
}

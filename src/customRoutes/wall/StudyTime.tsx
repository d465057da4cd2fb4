import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { onTick } from '../../dataProvider/live/onTick.ts';
import { serverNow } from '../../dataProvider/live/serverClock.ts';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { formatSeconds } from '../../domain/format.ts';
import { attainmentAt, studySecondsAt } from '../../domain/liveStudy.ts';
import { formatRate } from '../../engine/displays/formats.ts';
import { usePlace } from '../../engine/displays/usePlace.ts';
import { Ticking } from '../../layout/Ticking.tsx';

/** What somebody has studied today, second by second. */
export function StudyTime({ student }: { student: LiveStudent }) {
  const text = useCallback((now: number) => formatSeconds(studySecondsAt(student, now)), [student]);
  return <Ticking text={text} />;
}

const widthAt = (student: LiveStudent, now: number) => `${Math.min(100, attainmentAt(student, now) * 100)}%`;

/** How much of the day's target is reached, as a bar with its figures. */
export function Attainment({ student }: { student: LiveStudent }) {
  const translate = useTranslate();
  const place = usePlace();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => onTick(now => bar.current?.style.setProperty('width', widthAt(student, now))), [student]);
  const minutes = Math.floor(student.targetSeconds / 60);
  const target = translate(minutes % 60 === 0 ? 'wall.hours' : 'wall.hoursAndMinutes', {
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  });
  const text = useCallback(
    (now: number) =>
      student.targetSeconds === 0
        ? translate('wall.noTarget')
        : translate('wall.ofTarget', {
            rate: formatRate(Math.floor(attainmentAt(student, now) * 100) / 100, place),
            target,
          }),
    [student, place, target, translate],
  );
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box sx={{ height: 5, borderRadius: 3, bgcolor: 'sunken', overflow: 'hidden' }} aria-hidden>
        <Box
          ref={bar}
          style={{ width: widthAt(student, serverNow()) }}
          sx={theme => ({
            height: '100%',
            borderRadius: 3,
            bgcolor:
              student.stopwatchStatus === 'STUDY'
                ? theme.palette.tones.positive
                : theme.palette.tones.neutral,
            transition: 'width 600ms linear',
          })}
        />
      </Box>
      <Typography variant="caption" color="text.secondary" component="div" noWrap sx={{ mt: 0.5 }}>
        <Ticking text={text} />
      </Typography>
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { formatSeconds } from '../../domain/format.ts';
import type { StudyTimeline } from '../../domain/entities/study.ts';
import { segmentStates, type SegmentState } from '../../domain/choices.ts';
import { studyDayBounds } from '../../domain/studyDay.ts';
import { stopwatchStatuses } from '../../domain/statuses.ts';
import { formatTime } from '../../engine/displays/formats.ts';
import { serverNow } from '../../clock/serverClock.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useStudyClock } from '../../hooks/useAcademy.ts';

const ticks = 8;
/** Study is tall, a break lower, a stop a line: the shape says what the colour does. */
const heights: Record<SegmentState, number> = { STUDY: 56, BREAK: 32, STOP: 8 };

/** A study day from its start to its end as a band of study, break and stop, and the same as a list. */
export function DayBand({ segments, date }: { segments: StudyTimeline['segments']; date: string }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const [openedAt] = useState(() => new Date(serverNow()));
  const { start, end } = studyDayBounds(date, useStudyClock());
  const length = end.getTime() - start.getTime();
  const shown = segments.map(segment => ({
    ...segment,
    from: new Date(segment.start),
    to: segment.end === null ? (openedAt < end ? openedAt : end) : new Date(segment.end),
  }));
  const at = (instant: Date) => (100 * (instant.getTime() - start.getTime())) / length;
  const clock = (instant: Date) => formatTime(instant.toISOString(), place);
  return (
    <>
      <Box aria-hidden sx={{ position: 'relative', height: 88, mx: 1 }}>
        {Array.from({ length: ticks + 1 }, (_, index) => {
          const instant = new Date(start.getTime() + (index * length) / ticks);
          return (
            <Box
              key={index}
              sx={{ position: 'absolute', left: `${(100 * index) / ticks}%`, top: 0, bottom: 0 }}
            >
              <Box sx={{ width: '1px', height: 64, bgcolor: 'divider' }} />
              <Typography
                variant="caption"
                color="text.secondary"
                sx={{
                  position: 'absolute',
                  transform: 'translateX(-50%)',
                  whiteSpace: 'nowrap',
                  top: 66,
                  display: { xs: index % 2 ? 'none' : 'block', sm: 'block' },
                }}
              >
                {clock(instant)}
              </Typography>
            </Box>
          );
        })}
        {shown.map(({ state, from, to, start: key }) => (
          <Box
            key={key}
            sx={theme => ({
              position: 'absolute',
              left: `${at(from)}%`,
              width: `max(2px, ${at(to) - at(from)}%)`,
              bottom: 24,
              height: heights[state],
              borderRadius: '3px',
              bgcolor: theme.palette.tones[stopwatchStatuses[state]],
            })}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        {segmentStates.map(state => (
          <Typography
            key={state}
            variant="caption"
            color="text.secondary"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
          >
            <Mark state={state} />
            {translate(`choices.segmentState.${state}`)}{' '}
            {formatSeconds(
              shown
                .filter(segment => segment.state === state)
                .reduce((sum, { from, to }) => sum + Math.max(0, to.getTime() - from.getTime()) / 1_000, 0),
            )}
          </Typography>
        ))}
      </Box>
      <Box
        component="ol"
        // A long day's list is scrolled within, by keyboard as well.
        tabIndex={0}
        aria-label={translate('records.timeline')}
        sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, maxHeight: 320, overflowY: 'auto' }}
      >
        {shown.map(({ state, from, to, start: key, end: ended }) => (
          <Typography
            component="li"
            variant="body2"
            key={key}
            sx={{
              display: 'grid',
              gridTemplateColumns: '14px 116px 1fr auto',
              gap: 1.5,
              alignItems: 'center',
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Mark state={state} />
            <span>
              {clock(from)} – {ended === null ? '' : clock(to)}
            </span>
            <span>{translate(`choices.segmentState.${state}`)}</span>
            <span>{formatSeconds((to.getTime() - from.getTime()) / 1_000)}</span>
          </Typography>
        ))}
      </Box>
    </>
  );
}

const Mark = ({ state }: { state: SegmentState }) => (
  <Box
    component="span"
    aria-hidden
    sx={theme => ({
      width: 10,
      height: Math.max(3, (heights[state] / 56) * 12),
      borderRadius: '2px',
      bgcolor: theme.palette.tones[stopwatchStatuses[state]],
    })}
  />
);

import { Box, IconButton, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { daysOfWeek } from '../../domain/reportWeek.ts';
import { shiftDate } from '../../domain/studyDay.ts';
import { formatPeriod } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

interface Props {
  /** A Monday. */
  week: string;
  /** The Monday of the running week, after which there is none. */
  running: string;
  onChange: (week: string) => void;
}

/** A week, with the ways to the ones before and after it. */
export function WeekInput({ week, running, onChange }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  return (
    <Box role="group" aria-label={translate('reports.week')} sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        aria-label={translate('reports.previousWeek')}
        onClick={() => onChange(shiftDate(week, -7))}
      >
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <Typography
        component="span"
        aria-live="polite"
        sx={{ fontWeight: 600, minWidth: { sm: 200 }, textAlign: 'center', fontSize: '0.9rem' }}
      >
        {formatPeriod(daysOfWeek(week), place)}
        {week === running && ` · ${translate('reports.running')}`}
      </Typography>
      <IconButton
        aria-label={translate('reports.nextWeek')}
        disabled={week >= running}
        onClick={() => onChange(shiftDate(week, 7))}
      >
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

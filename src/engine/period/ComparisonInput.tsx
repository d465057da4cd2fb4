import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { comparedDays, comparisons } from '../../domain/comparison.ts';
import type { Period } from '../../domain/period.ts';
import { shiftDate } from '../../domain/studyDay.ts';
import { formatPeriod } from '../displays/formats.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';

interface Props {
  /** The days that are compared. */
  period: Period;
  /** `BEFORE`, `MONTH`, or the first of own days; undefined for no comparison. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const nothing = 'NONE';
const own = 'OWN';
/** Own days begin a year before, on the same weekday, until others are chosen. */
const daysOfYear = 364;

/** What a period is compared with: as many days before it, a month before, from a date on, or nothing. */
export function ComparisonInput({ period, value, onChange }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const days = comparedDays(period, value);
  const chosen = days === null ? nothing : (comparisons.find(name => name === value) ?? own);
  const choose = (name: string) =>
    onChange(name === nothing ? undefined : name === own ? shiftDate(period.since, -daysOfYear) : name);
  const nameOf = (name: string) => translate(`period.comparisons.${name}`);
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, width: { xs: 1, sm: 'auto' }, maxWidth: 1 }}>
      <TextField
        select
        value={chosen}
        onChange={event => choose(event.target.value)}
        sx={{ flex: { xs: 1, sm: 'none' }, width: 'auto', minWidth: 150, maxWidth: 1 }}
        slotProps={{
          htmlInput: { 'aria-label': translate('period.comparison') },
          select: {
            renderValue: () =>
              days === null ? nameOf(nothing) : `${nameOf(chosen)} · ${formatPeriod(days, place)}`,
          },
        }}
      >
        {[nothing, ...comparisons, own].map(name => (
          <MenuItem key={name} value={name}>
            {nameOf(name)}
          </MenuItem>
        ))}
      </TextField>
      {chosen === own && (
        <TextField
          type="date"
          value={value}
          onChange={event => comparedDays(period, event.target.value) && onChange(event.target.value)}
          slotProps={{
            htmlInput: {
              'aria-label': translate('period.comparedSince'),
              max: shiftDate(period.since, -1),
            },
          }}
        />
      )}
    </Box>
  );
}

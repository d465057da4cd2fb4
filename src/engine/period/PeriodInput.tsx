import { Box, Button, IconButton, Popover, Tooltip } from '@mui/material';
import { CalendarRange, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { lengthOf, periodPresetNames, periodPresets, type Period } from '../../domain/period.ts';
import { shiftDate } from '../../domain/studyDay.ts';
import { formatPeriod } from '../displays/formats.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import { PeriodPanel } from './PeriodPanel.tsx';

interface Props {
  value: Period;
  onChange: (value: Period) => void;
  /** How many days may be asked for at once. */
  maxDays: number;
  /** The study day that it is. */
  today: string;
}

/** Study days from one to another: by name, by dates, or a step back and forth. */
export function PeriodInput({ value, onChange, maxDays, today }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = periodPresetNames.find(preset => isSame(periodPresets[preset](today), value));
  const days = lengthOf(value);
  const shifted = (by: number): Period => ({
    since: shiftDate(value.since, by),
    until: shiftDate(value.until, by),
  });
  const step = (direction: -1 | 1) => {
    const key = direction < 0 ? 'period.earlier' : 'period.later';
    const next = shifted(direction * days);
    return (
      <Tooltip title={translate(key)}>
        <span>
          <IconButton
            aria-label={translate(key)}
            disabled={next.since > today}
            onClick={() => onChange(next)}
            sx={{ width: 34, height: 34, flex: 'none', ml: direction < 0 ? -1 : 0 }}
          >
            {direction < 0 ? <ChevronLeft size={17} aria-hidden /> : <ChevronRight size={17} aria-hidden />}
          </IconButton>
        </span>
      </Tooltip>
    );
  };

  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', maxWidth: 1, minWidth: 0 }}>
      {step(-1)}
      <Button
        variant="outlined"
        color="inherit"
        data-on-paper
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={event => setAnchor(event.currentTarget)}
        startIcon={<CalendarRange aria-hidden />}
        endIcon={<ChevronDown aria-hidden />}
        sx={{
          fontWeight: 500,
          minWidth: 0,
          whiteSpace: { xs: 'normal', sm: 'nowrap' },
          '@media (max-width: 359.95px)': {
            paddingInline: '4px',
            '& .MuiButton-icon': { display: 'none' },
          },
        }}
      >
        {formatPeriod(value, place)}
        <Box component="span" sx={{ color: 'text.secondary', ml: 1, display: { xs: 'none', sm: 'inline' } }}>
          {name ? translate(`period.presets.${name}`) : translate('period.days', days)}
        </Box>
      </Button>
      {step(1)}
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('period.label'), sx: { mt: 0.5 } } }}
      >
        <PeriodPanel
          value={value}
          maxDays={maxDays}
          today={today}
          onChoose={chosen => {
            setAnchor(null);
            onChange(chosen);
          }}
        />
      </Popover>
    </Box>
  );
}

const isSame = (a: Period, b: Period) => a.since === b.since && a.until === b.until;

import { Box, Button, FormHelperText, MenuItem, MenuList, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import {
  lengthOf,
  periodFault,
  periodPresets,
  presetsWithin,
  type Period,
  type PeriodFault,
} from '../../domain/period.ts';

const yearDays = 365;

interface Props {
  value: Period;
  maxDays: number;
  today: string;
  onChoose: (value: Period) => void;
}

/** Named periods on the left, two dates on the right; what may be chosen is said next to them. */
export function PeriodPanel({ value, maxDays, today, onChoose }: Props) {
  const translate = useTranslate();
  const helpId = useId();
  const [draft, setDraft] = useState(value);
  const fault = periodFault(draft, maxDays);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault === null) onChoose(draft);
  };
  const dateField = (side: keyof Period) => (
    <TextField
      type="date"
      label={translate(`period.${side}`)}
      value={draft[side]}
      onChange={event => setDraft(before => ({ ...before, [side]: event.target.value }))}
      error={fault !== null}
      slotProps={{ htmlInput: { max: today, 'aria-describedby': helpId }, inputLabel: { shrink: true } }}
    />
  );

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        maxHeight: 'min(80dvh, 480px)',
        overflowY: 'auto',
      }}
    >
      <MenuList
        aria-label={translate('period.named')}
        sx={{
          p: 0.75,
          minWidth: 148,
          borderRight: { sm: 1 },
          borderBottom: { xs: 1, sm: 0 },
          borderColor: { xs: 'divider', sm: 'divider' },
          display: { xs: 'grid', sm: 'block' },
          gridTemplateColumns: '1fr 1fr',
        }}
      >
        {presetsWithin(maxDays, today).map(name => {
          const preset = periodPresets[name](today);
          return (
            <MenuItem
              key={name}
              selected={preset.since === value.since && preset.until === value.until}
              onClick={() => onChoose(preset)}
            >
              {translate(`period.presets.${name}`)}
            </MenuItem>
          );
        })}
      </MenuList>
      <Box
        component="form"
        onSubmit={submit}
        noValidate
        sx={{ p: 2, width: { sm: 260 }, display: 'grid', gap: 1.5, alignContent: 'start' }}
      >
        {dateField('since')}
        {dateField('until')}
        <FormHelperText id={helpId} error={fault !== null} role="status" sx={{ m: 0 }}>
          {faultText(fault) ??
            translate(maxDays >= yearDays ? 'period.limitOfYear' : 'period.limit', { days: maxDays })}
        </FormHelperText>
        <Button type="submit" variant="contained" disabled={fault !== null}>
          {translate('period.apply')}
        </Button>
      </Box>
    </Box>
  );

  function faultText(of: PeriodFault | null) {
    if (of === null) return null;
    return translate(`period.faults.${of}`, {
      days: maxDays,
      chosen: of === 'tooLong' ? lengthOf(draft) : 0,
    });
  }
}

import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ExpectedTimes } from '../../../domain/entities/attendance.ts';

const firstTime = { expectedEntryAt: '09:00:00', expectedLeaveAt: '22:00:00' } as const;
const labels = { expectedEntryAt: 'entry', expectedLeaveAt: 'leave' } as const;
const kinds = ['academy', 'own', 'none'] as const;
const kindOf = (time: string | null | undefined) => (time == null ? 'academy' : time === '' ? 'none' : 'own');

interface Props {
  value: ExpectedTimes;
  onChange: (value: ExpectedTimes) => void;
}

/** When students are expected and may leave: as the academy has it, at times of their own, or at none. */
export function TimesFields({ value, onChange }: Props) {
  const translate = useTranslate();
  return (['expectedEntryAt', 'expectedLeaveAt'] as const).map(name => {
    const time = value[name];
    const kind = kindOf(time);
    const label = translate(`expectedTimes.${labels[name]}`);
    const set = (next: string | null) => onChange({ ...value, [name]: next });
    return (
      <Box key={name} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 1 }}>
        <TextField
          select
          label={label}
          value={kind}
          sx={kind === 'own' ? {} : { gridColumn: '1 / -1' }}
          onChange={({ target }) => {
            set({ academy: null, none: '', own: firstTime[name] }[target.value as typeof kind]);
          }}
        >
          {kinds.map(each => (
            <MenuItem key={each} value={each}>
              {translate(`expectedTimes.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        {kind === 'own' && (
          <TextField
            type="time"
            value={time!.slice(0, 5)}
            onChange={({ target }) => target.value !== '' && set(`${target.value}:00`)}
            slotProps={{ htmlInput: { 'aria-label': label } }}
          />
        )}
      </Box>
    );
  });
}

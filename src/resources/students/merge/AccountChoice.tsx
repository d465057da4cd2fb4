import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Student } from '../../../domain/entities/account.ts';
import { formatDay } from '../../../engine/displays/formats.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';

interface Props {
  students: readonly [Student, Student];
  value: string;
  onChange: (customerId: string) => void;
}

/** Two accounts side by side, one of which is kept. */
export function AccountChoice({ students, value, onChange }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const labelId = useId();
  return (
    <FormControl fullWidth>
      <FormLabel id={labelId} sx={{ typography: 'subtitle2', color: 'text.primary', mb: 1 }}>
        {translate('actions.merge.keep')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={event => onChange(event.target.value)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
      >
        {students.map(student => (
          <FormControlLabel
            key={student.customerId}
            value={student.customerId}
            control={<Radio size="small" sx={{ p: 0.5 }} />}
            disableTypography
            sx={{
              m: 0,
              p: 1.25,
              gap: 0.5,
              minWidth: 0,
              alignItems: 'flex-start',
              border: 1,
              borderRadius: '12px',
              borderColor: student.customerId === value ? 'primary.main' : 'divider',
            }}
            label={
              <Box sx={{ minWidth: 0, display: 'grid', gap: 0.25, justifyItems: 'start' }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{student.name}</Typography>
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {student.email}
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  {student.authenticatedAt === null
                    ? translate('actions.merge.notJoined')
                    : translate('actions.merge.joined', { date: formatDay(student.authenticatedAt, place) })}
                </Typography>
                <StatusChip kind="accountStatus" value={student.accountStatus} />
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { Clock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../../authProvider/useMayCall.ts';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { weekdays } from '../../../domain/choices.ts';
import { useAcademy } from '../../../hooks/useAcademy.ts';
import { useWeekText } from '../../../hooks/useWeekText.ts';
import { TimesDialog } from './TimesDialog.tsx';

/** When a student is expected and may leave, and the way to change it. */
export function StudentTimes({ userId, customerId }: { userId: string; customerId: string }) {
  const translate = useTranslate();
  const textOf = useWeekText();
  const academy = useAcademy();
  const own = useApi(contract.attendances.times, { params: { userId } });
  const usual = useApi(
    contract.groups.attendanceSettings,
    { params: { groupId: academy?.groupId ?? '' } },
    { enabled: academy !== undefined },
  );
  const mayChange = useMayCall(contract.attendances.setTimes);
  const [isOpen, setIsOpen] = useState(false);
  if (!own.data || !usual.data) return null;
  const week = { ...usual.data.expectedWeek };
  for (const day of weekdays) week[day] = own.data.expectedWeek[day] ?? week[day];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('expectedTimes.title')}: {textOf(week)}
      </Typography>
      {mayChange && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Clock size={16} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {translate('expectedTimes.edit')}
        </Button>
      )}
      {isOpen && <TimesDialog customerId={customerId} times={own.data} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}

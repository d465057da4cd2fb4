import { Box, Button, Typography } from '@mui/material';
import { Clock } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../../authProvider/useMayCall.ts';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../../dataProvider/useApi.ts';
import { useAcademy } from '../../../hooks/useAcademy.ts';
import { TimesDialog } from './TimesDialog.tsx';

/** When a student is expected and may leave, and the way to change it. Nothing where there is no time. */
export function StudentTimes({ userId }: { userId: string }) {
  const translate = useTranslate();
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
  const shown = (name: 'expectedEntryAt' | 'expectedLeaveAt') =>
    (own.data[name] ?? usual.data[name] ?? '').slice(0, 5) || translate('expectedTimes.none');
  const range = { entry: shown('expectedEntryAt'), leave: shown('expectedLeaveAt') };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('expectedTimes.title')}: {translate('expectedTimes.range', range)}
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
      {isOpen && <TimesDialog userId={userId} times={own.data} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}

import { Alert } from '@mui/material';
import { WifiOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useConnectionStatus } from '../dataProvider/live/connectionStatus.ts';
import { AsOf } from '../ui/AsOf.tsx';

/** Says that the console has lost contact, for as long as it has. */
export const OfflineBanner = memo(function OfflineBanner() {
  const translate = useTranslate();
  if (useConnectionStatus() !== 'lost') return null;
  return (
    <Alert severity="warning" role="status" icon={<WifiOff size={18} aria-hidden />} sx={{ mb: 2 }}>
      <strong>{translate('live.lost.title')}</strong> {translate('live.lost.text')} <AsOf />
    </Alert>
  );
});

import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Notification } from '../../domain/entities/notification.ts';

/** Who sent a message; alerts send themselves. */
export function SenderCell({ record: { createdByName } }: { record: Notification }) {
  const translate = useTranslate();
  if (createdByName !== '') return <>{createdByName}</>;
  return (
    <Typography component="span" variant="inherit" color="text.secondary">
      {translate('notices.automatic')}
    </Typography>
  );
}

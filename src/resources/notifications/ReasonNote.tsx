import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Notification } from '../../domain/entities/notification.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

/** Why a message waits, failed or is not sent, in words, with what can be done about it. */
export function ReasonNote({ notice }: { notice: Notification }) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { state, reason, failureReason, heldFrom, scheduledAt } = notice;
  if (state === 'SCHEDULED' && reason === null && heldFrom !== null)
    return (
      <Alert severity="info">
        {translate('notices.heldUntil', { time: formatDateTime(scheduledAt, place) })}
      </Alert>
    );
  if (reason === null || state === 'SENT') return null;
  return (
    <Alert
      severity={state === 'FAILED' ? 'error' : ['SCHEDULED', 'HELD'].includes(state) ? 'warning' : 'info'}
    >
      {translate(`notices.reasons.${reason}`)}
      {state === 'SCHEDULED' && ` ${translate('notices.triedAgain')}`}
      {failureReason !== null && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5, overflowWrap: 'anywhere', opacity: 0.85 }}>
          {translate('notices.serverSaid', { words: failureReason })}
        </Typography>
      )}
    </Alert>
  );
}

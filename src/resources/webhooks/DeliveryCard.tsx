import { Box, Button, Card, Typography } from '@mui/material';
import { RotateCcw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { WebhookDelivery } from '../../domain/entities/webhook.ts';
import { webhookTestType } from '../../domain/webhookEvents.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { DeliveryDetails } from './DeliveryDetails.tsx';

interface Props {
  delivery: WebhookDelivery;
  /** What it belongs to, where that is not plain. */
  caption?: string;
  /** Sends it again; not offered when absent. */
  onResend?: (() => void) | undefined;
  isDisabled?: boolean;
}

/** Something that was sent or is to be: what became of it, each attempt, and sending it again. */
export function DeliveryCard({ delivery, caption, onResend, isDisabled = false }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { type, state, createdAt, nextAttemptAt, attemptCount } = delivery;
  const label = translate(type === webhookTestType ? 'webhooks.testEvent' : `webhooks.events.${type}`);
  return (
    <Card component="article" aria-label={label} variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <StatusChip kind="webhookDeliveryState" value={state} />
        {onResend && state !== 'PENDING' && (
          <Button
            size="small"
            color="inherit"
            startIcon={<RotateCcw size={16} aria-hidden />}
            disabled={isDisabled}
            onClick={onResend}
            sx={{ ml: 'auto' }}
          >
            {translate('webhooks.resend')}
          </Button>
        )}
      </Box>
      <Typography variant="caption" color="text.secondary" component="p">
        {[
          ...(caption === undefined ? [] : [caption]),
          formatDateTime(createdAt, place),
          translate('webhooks.attempts', { smart_count: attemptCount }),
          ...(nextAttemptAt === null || attemptCount === 0
            ? []
            : [translate('webhooks.next', { time: formatDateTime(nextAttemptAt, place) })]),
        ].join(' · ')}
      </Typography>
      <DeliveryDetails delivery={delivery} />
    </Card>
  );
}

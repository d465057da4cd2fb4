import { Box, Button, Card, Typography } from '@mui/material';
import { RotateCcw } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import type { WebhookDelivery } from '../../domain/entities/webhook.ts';
import { webhookTestType } from '../../domain/webhookEvents.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { DeliveryDetails } from './DeliveryDetails.tsx';

interface Props {
  delivery: WebhookDelivery;
  webhookId: string;
  /** Whether the webhook is on: otherwise nothing is sent. */
  isActive: boolean;
}

/** One event for a webhook: what became of it, and sending it again. */
export function DeliveryItem({ delivery, webhookId, isActive }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const place = useFormatContext();
  const resend = useWrite(contract.webhooks.resend, {
    invalidates: [contract.webhooks.deliveries],
    toastsFailure: true,
    onDone: () => notify('webhooks.resent', { type: 'success' }),
  });
  const mayResend = useMayCall(contract.webhooks.resend);
  const { eventId, type, state, createdAt, nextAttemptAt, attemptCount } = delivery;
  const label = translate(type === webhookTestType ? 'webhooks.testEvent' : `webhooks.events.${type}`);
  return (
    <Card component="article" aria-label={label} variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <StatusChip kind="webhookDeliveryState" value={state} />
        {mayResend && state !== 'PENDING' && (
          <Button
            size="small"
            color="inherit"
            startIcon={<RotateCcw size={16} aria-hidden />}
            disabled={!isActive || resend.isBusy}
            onClick={() => void resend.run({ params: { webhookId, eventId } })}
            sx={{ ml: 'auto' }}
          >
            {translate('webhooks.resend')}
          </Button>
        )}
      </Box>
      <Typography variant="caption" color="text.secondary" component="p">
        {[
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

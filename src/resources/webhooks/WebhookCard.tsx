import { Box, Button, Card, Typography } from '@mui/material';
import { History, Pencil, Send } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import type { Webhook, WebhookWithSecret } from '../../domain/entities/webhook.ts';
import { formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { pathOfRecord } from '../../screens.ts';
import { EventChips } from './EventChips.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookState } from './WebhookState.tsx';

interface Props {
  webhook: Webhook;
  onEdit: () => void;
  onSecret: (rotated: WebhookWithSecret) => void;
}

/** A webhook: where it leads, what it gets, how that goes, and what can be done. */
export function WebhookCard({ webhook, onEdit, onSecret }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const mayEdit = useMayCall(contract.webhooks.update);
  const notify = useNotify();
  const test = useWrite(contract.webhooks.test, {
    invalidates: [contract.webhooks.list],
    toastsFailure: true,
    onDone: () => notify('webhooks.tested', { type: 'success' }),
  });
  const { webhookId, url, description, active, pendingCount, failedCount, previousSecretUntil } = webhook;
  return (
    <Card component="section" aria-label={description || url} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {description || new URL(url).host}
        </Typography>
        <WebhookState webhook={webhook} />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
        {url}
      </Typography>
      <EventChips webhook={webhook} />
      {(pendingCount > 0 || failedCount > 0) && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('webhooks.counts', { pending: pendingCount, failed: failedCount })}
        </Typography>
      )}
      {previousSecretUntil !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('webhooks.previousSecret', { time: formatDateTime(previousSecretUntil, place) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button
          component={Link}
          to={pathOfRecord('webhooks', webhookId)}
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<History aria-hidden />}
        >
          {translate('webhooks.deliveries')}
        </Button>
        {mayEdit && (
          <>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              startIcon={<Pencil aria-hidden />}
              onClick={onEdit}
            >
              {translate('webhooks.edit')}
            </Button>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              startIcon={<Send aria-hidden />}
              disabled={!active || test.isBusy}
              onClick={() => void test.run({ params: { webhookId } })}
            >
              {translate('webhooks.test')}
            </Button>
            <WebhookActions webhook={webhook} onSecret={onSecret} />
          </>
        )}
      </Box>
    </Card>
  );
}

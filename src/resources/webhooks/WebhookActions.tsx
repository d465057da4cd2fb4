import { Button } from '@mui/material';
import { KeyRound, Trash2 } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { send } from '../../dataProvider/http.ts';
import type { Webhook, WebhookWithSecret } from '../../domain/entities/webhook.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  webhook: Webhook;
  onSecret: (rotated: WebhookWithSecret) => void;
  onDone: () => Promise<void>;
}

/** What is asked about before it is done: another secret, and deleting a webhook. */
export function WebhookActions({ webhook: { webhookId, url }, onSecret, onDone }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [asking, setAsking] = useState<'rotate' | 'delete' | null>(null);
  const params = { webhookId };
  const confirm = {
    rotate: async () => onSecret(await send(contract.webhooks.rotateSecret, { params })),
    delete: async () => {
      await send(contract.webhooks.delete, { params });
      notify('webhooks.deleted', { type: 'success' });
    },
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<KeyRound aria-hidden />}
        onClick={() => setAsking('rotate')}
      >
        {translate('webhooks.rotate.label')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        startIcon={<Trash2 aria-hidden />}
        onClick={() => setAsking('delete')}
      >
        {translate('webhooks.delete.label')}
      </Button>
      {asking !== null && (
        <ConfirmDialog
          words={`webhooks.${asking}`}
          host={new URL(url).host}
          isDangerous={asking === 'delete'}
          confirm={async () => {
            await confirm[asking]();
            await onDone();
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

import { Button } from '@mui/material';
import { KeyRound, Trash2 } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import type { Webhook, WebhookWithSecret } from '../../domain/entities/webhook.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface Props {
  webhook: Webhook;
  onSecret: (rotated: WebhookWithSecret) => void;
}

const { list, rotateSecret, delete: remove } = contract.webhooks;

/** What is asked about before it is done: another secret, and deleting a webhook. */
export function WebhookActions({ webhook: { webhookId, url }, onSecret }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [confirming, setConfirming] = useState<'rotate' | 'delete' | null>(null);
  const close = () => setConfirming(null);
  const rotation = useWrite(rotateSecret, {
    invalidates: [list],
    onDone(rotated) {
      close();
      onSecret(rotated);
    },
  });
  const deletion = useWrite(remove, {
    invalidates: [list],
    onDone() {
      close();
      notify('webhooks.deleted', { type: 'success' });
    },
  });
  const ask = (what: 'rotate' | 'delete') => {
    rotation.reset();
    deletion.reset();
    setConfirming(what);
  };
  const change = confirming === 'delete' ? deletion : rotation;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<KeyRound aria-hidden />}
        onClick={() => ask('rotate')}
      >
        {translate('webhooks.rotate.label')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        startIcon={<Trash2 aria-hidden />}
        onClick={() => ask('delete')}
      >
        {translate('webhooks.delete.label')}
      </Button>
      {confirming !== null && (
        <ConfirmDialog
          title={translate(`webhooks.${confirming}.title`)}
          text={translate(`webhooks.${confirming}.text`, { host: new URL(url).host })}
          confirmLabel={translate(`webhooks.${confirming}.confirm`)}
          isDangerous={confirming === 'delete'}
          change={change}
          onConfirm={() => void change.run({ params: { webhookId } })}
          onClose={close}
        />
      )}
    </>
  );
}

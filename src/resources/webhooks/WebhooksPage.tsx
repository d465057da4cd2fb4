import { Box, Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Webhook, WebhookWithSecret } from '../../domain/entities/webhook.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import { OpenRecord } from '../../engine/list/OpenRecord.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookPanel } from './WebhookPanel.tsx';
import { pageWidths } from '../../ui/pageWidths.ts';

const { list, create } = contract.webhooks;

/** `/setting/webhook`: where the academy's events are posted to. */
export function WebhooksPage() {
  const translate = useTranslate();
  const query = useApi(list, {});
  const mayAdd = useMayCall(create);
  const [editing, setEditing] = useState<Webhook | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const showSecret = (created: WebhookWithSecret) => setSecret(created.secret);
  const add = mayAdd && (
    <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
      {translate('webhooks.add')}
    </Button>
  );
  return (
    <>
      <PageHeader screen="webhooks" caption={translate('webhooks.caption')} actions={add} />
      <QueryState query={query}>
        {({ content }) =>
          content.length === 0 ? (
            <EmptyState
              size="part"
              tone="accent"
              title={translate('webhooks.empty.title')}
              text={translate('webhooks.empty.text')}
            />
          ) : (
            <Box sx={{ display: 'grid', gap: 2, maxWidth: pageWidths.record }}>
              {content.map(webhook => (
                <WebhookCard
                  key={webhook.webhookId}
                  webhook={webhook}
                  onEdit={() => setEditing(webhook)}
                  onSecret={showSecret}
                />
              ))}
            </Box>
          )
        }
      </QueryState>
      {editing !== null && (
        <WebhookDialog
          webhook={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onCreated={showSecret}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      <OpenRecord Panel={WebhookPanel} />
    </>
  );
}

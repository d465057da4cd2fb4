import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { limits } from '../../domain/limits.ts';
import { statusesOf, type StatusOf } from '../../domain/statuses.ts';
import { QueryState } from '../../engine/QueryState.tsx';
import type { PanelProps } from '../../engine/list/OpenRecord.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PanelFrame } from '../../ui/PanelFrame.tsx';
import { DeliveryItem } from './DeliveryItem.tsx';

const freshMs = 3_000;
const { pageSize } = limits;

/** What was sent to a webhook and what waits, with each attempt. */
export function WebhookPanel({ id, onClose }: PanelProps) {
  const translate = useTranslate();
  const [state, setState] = useState<StatusOf<'webhookDeliveryState'> | ''>('');
  const [size, setSize] = useState<number>(pageSize.default);
  const params = { webhookId: id };
  const webhook = useApi(contract.webhooks.one, { params });
  const query = useApi(
    contract.webhooks.deliveries,
    { params, query: { size, ...(state === '' ? {} : { state: [state] }) } },
    { refetchInterval: freshMs, placeholderData: before => before },
  );
  const title = translate('webhooks.deliveries');
  return (
    <PanelFrame label={title} onClose={onClose} width={680}>
      <QueryState query={webhook}>
        {({ url, description, active }) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ pr: 5 }}>
              <Typography variant="h2">{title}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {description || url}
              </Typography>
            </Box>
            <TextField
              select
              size="small"
              label={translate('webhooks.filter')}
              value={state}
              onChange={({ target }) => setState(target.value as typeof state)}
              sx={{ maxWidth: 220 }}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{translate('webhooks.allStates')}</MenuItem>
              {statusesOf('webhookDeliveryState').map(each => (
                <MenuItem key={each} value={each}>
                  {translate(`statuses.webhookDeliveryState.${each}`)}
                </MenuItem>
              ))}
            </TextField>
            <QueryState query={query}>
              {({ content, total }) => (
                <>
                  {content.length === 0 && (
                    <EmptyState
                      size="part"
                      tone="neutral"
                      title={translate('webhooks.noDeliveries.title')}
                      text={translate('webhooks.noDeliveries.text')}
                    />
                  )}
                  {content.map(delivery => (
                    <DeliveryItem
                      key={delivery.eventId}
                      delivery={delivery}
                      webhookId={id}
                      isActive={active}
                    />
                  ))}
                  {total > content.length && size < pageSize.max && (
                    <Button color="inherit" variant="outlined" onClick={() => setSize(pageSize.max)}>
                      {translate('webhooks.more')}
                    </Button>
                  )}
                </>
              )}
            </QueryState>
          </Box>
        )}
      </QueryState>
    </PanelFrame>
  );
}

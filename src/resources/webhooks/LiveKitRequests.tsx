import { Box, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { DeliveryCard } from './DeliveryCard.tsx';

const freshMs = 5_000;

/** What the LiveKit server was asked to do, for the super administrator; nothing as long as it was asked for nothing. */
export function LiveKitRequests() {
  const translate = useTranslate();
  const notify = useNotify();
  const { data } = useApi(contract.admin.liveKitRequests, {}, { refetchInterval: freshMs });
  const resend = useWrite(contract.admin.resendLiveKitRequest, {
    invalidates: [contract.admin.liveKitRequests],
    toastsFailure: true,
    onDone: () => notify('webhooks.liveKit.resent', { type: 'success' }),
  });
  if (data === undefined || data.content.length === 0) return null;
  return (
    <Box component="section" sx={{ maxWidth: 960, mt: 4, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="h2">{translate('webhooks.liveKit.title')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('webhooks.liveKit.text')}
        </Typography>
      </Box>
      {data.content.map(request => (
        <DeliveryCard
          key={request.eventId}
          delivery={request}
          caption={request.groupName}
          isDisabled={resend.isBusy}
          onResend={() => void resend.run({ params: { groupId: request.groupId, eventId: request.eventId } })}
        />
      ))}
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { DeliveryCard } from './DeliveryCard.tsx';
import { pageWidths } from '../../ui/pageWidths.ts';

const freshMs = 5_000;

const { admin } = contract;
const systems = {
  liveKit: { list: admin.liveKitRequests, resend: admin.resendLiveKitRequest },
  billing: { list: admin.billingRequests, resend: admin.resendBillingRequest },
};

/** What a system of the operator's was sent, for the super administrator; nothing as long as it was sent nothing. */
export function SystemRequests({ system }: { system: keyof typeof systems }) {
  const calls = systems[system];
  const translate = useTranslate();
  const notify = useNotify();
  const { data } = useApi(calls.list, {}, { refetchInterval: freshMs });
  const resend = useWrite(calls.resend, {
    invalidates: [calls.list],
    toastsFailure: true,
    onDone: () => notify(`webhooks.${system}.resent`, { type: 'success' }),
  });
  if (data === undefined || data.content.length === 0) return null;
  return (
    <Box component="section" sx={{ maxWidth: pageWidths.record, mt: 4, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="h2">{translate(`webhooks.${system}.title`)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`webhooks.${system}.text`)}
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

import { useNotify } from 'ra-core';
import { useMayCall } from '../../authProvider/useMayCall.ts';
import { contract } from '../../contract/index.ts';
import type { WebhookDelivery } from '../../domain/entities/webhook.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { DeliveryCard } from './DeliveryCard.tsx';

interface Props {
  delivery: WebhookDelivery;
  webhookId: string;
  /** Whether the webhook is on: otherwise nothing is sent. */
  isActive: boolean;
}

/** One event for a webhook: what became of it, and sending it again. */
export function DeliveryItem({ delivery, webhookId, isActive }: Props) {
  const notify = useNotify();
  const resend = useWrite(contract.webhooks.resend, {
    invalidates: [contract.webhooks.deliveries],
    toastsFailure: true,
    onDone: () => notify('webhooks.resent', { type: 'success' }),
  });
  const mayResend = useMayCall(contract.webhooks.resend);
  const { eventId } = delivery;
  return (
    <DeliveryCard
      delivery={delivery}
      onResend={mayResend ? () => void resend.run({ params: { webhookId, eventId } }) : undefined}
      isDisabled={!isActive || resend.isBusy}
    />
  );
}

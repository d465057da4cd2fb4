import * as yup from 'yup';
import type { MailEvent } from './mailEvent.ts';

const schema = yup.object({
  'event-data': yup
    .object({
      event: yup.string().required(),
      severity: yup.string(),
      recipient: yup.string().required(),
      reason: yup.string(),
      message: yup.object({ headers: yup.object({ 'message-id': yup.string() }).default(undefined) }),
      'delivery-status': yup
        .object({ code: yup.number(), message: yup.string(), description: yup.string() })
        .default(undefined),
    })
    .required(),
});

/**
 * Reads a webhook of Mailgun: permanent failures and complaints; everything else is no event.
 *
 * @throws yup.ValidationError
 */
export function readMailgun(body: unknown): MailEvent[] {
  const { 'event-data': told } = schema.validateSync(body);
  const { recipient, message, 'delivery-status': status } = told;
  const isBounce = told.event === 'failed' && told.severity === 'permanent';
  if (!isBounce && told.event !== 'complained') return [];
  return [
    {
      type: isBounce ? 'bounce' : 'complaint',
      recipient,
      messageId: message.headers?.['message-id'] ?? null,
      code: status?.code ?? null,
      reason: status?.message || status?.description || told.reason || '',
    },
  ];
}

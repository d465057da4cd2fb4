import * as yup from 'yup';
import type { MailEvent } from './mailEvent.ts';

const schema = yup.object({
  type: yup.string().required(),
  data: yup
    .object({
      to: yup.array(yup.string().required()).required(),
      bounce: yup.object({ type: yup.string(), message: yup.string() }).default(undefined),
    })
    .required(),
});

/**
 * Reads a webhook of Resend: permanent bounces and complaints; everything else is no event.
 *
 * @throws yup.ValidationError
 */
export function readResend(body: unknown): MailEvent[] {
  const { type, data } = schema.validateSync(body);
  const isBounce = type === 'email.bounced' && data.bounce?.type === 'Permanent';
  if (!isBounce && type !== 'email.complained') return [];
  return data.to.map(recipient => ({
    type: isBounce ? 'bounce' : 'complaint',
    recipient,
    // Its ids are its own.
    messageId: null,
    code: null,
    reason: data.bounce?.message ?? '',
  }));
}

import * as yup from 'yup';
import { limits } from '../../../src/domain/limits.ts';
import { serverLimits } from '../../config/serverLimits.ts';
import type { MailEvent } from './mailEvent.ts';

const event = yup
  .object({
    type: yup.string().oneOf(['bounce', 'complaint']).required(),
    recipient: yup.string().max(limits.email.max).required(),
    messageId: yup.string().max(1_000).nullable().default(null),
    code: yup.number().integer().nullable().default(null),
    reason: yup.string().max(5_000).default(''),
    /** False for a delay after which the mail service tries again. */
    permanent: yup.boolean().default(true),
  })
  .noUnknown();
const schema = yup
  .object({ events: yup.array(event.required()).max(serverLimits.mailEvents.most).required() })
  .noUnknown();

/**
 * Reads the form of docs/mail-events.md.
 *
 * @throws yup.ValidationError
 */
export function readOwn(body: unknown): MailEvent[] {
  const { events } = schema.validateSync(body, { strict: false, abortEarly: false });
  return events.filter(({ permanent }) => permanent);
}

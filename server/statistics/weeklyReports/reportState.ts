import type { StatusOf } from '../../../src/domain/statuses.ts';
import type { customers } from '../../database/schema/index.ts';
import type { reportMails } from './reportMails.ts';

type Mail = Awaited<ReturnType<typeof reportMails>> extends Map<string, infer M> ? M : never;
type Guardian = Pick<typeof customers.$inferSelect, 'guardianEmail' | 'guardianConsent'>;

/** What became of a student's report, or whether it can be sent. */
export function reportState(
  { guardianEmail, guardianConsent }: Guardian,
  mail: Mail | undefined,
): StatusOf<'reportState'> {
  if (mail !== undefined) {
    if (mail.openedAt !== null) return 'OPENED';
    if (mail.state === 'FAILED') return 'FAILED';
    return mail.state === 'QUEUED' || mail.state === 'HELD' ? 'QUEUED' : 'SENT';
  }
  if (guardianEmail === '') return 'NO_GUARDIAN';
  return guardianConsent === 'YES' ? 'READY' : 'NO_CONSENT';
}

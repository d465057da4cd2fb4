import { useTranslate } from 'ra-core';
import type { Student } from '../../domain/entities/account.ts';
import { refusalOfFailure } from '../../domain/mailRefusals.ts';
import { formatDate, formatDay } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { RegistrationChip } from './RegistrationChip.tsx';

type Account = Pick<Student, 'registrationStatus' | 'invitation' | 'deactivateOn'>;

/** The cell is in each row of a list: a style sheet would be asked for by each. Cards align it otherwise. */
const lines = {
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'var(--lines-align, flex-start)',
} as const;

/** An account's registration status; while it is pending, the invitation's status. What needs an action says why, as text. */
export function RegistrationCell({ record }: { record: Account }) {
  const note = useNote(record);
  return (
    <span style={lines}>
      <RegistrationChip record={record} />
      {note && <span className="cell-note">{note}</span>}
    </span>
  );
}

function useNote({ registrationStatus, invitation, deactivateOn }: Account): string | null {
  const translate = useTranslate();
  const place = useFormatContext();
  if (deactivateOn !== null)
    return translate('accounts.reservedFor', { date: formatDate(deactivateOn, place) });
  if (registrationStatus !== 'PENDING') return null;
  const { state, failureReason, sentAt } = invitation;
  if (failureReason !== null)
    return translate(`choices.notificationReason.${refusalOfFailure(failureReason)}`);
  if (sentAt === null || !['EXPIRED', 'SENT', 'OPENED'].includes(state)) return null;
  return translate('accounts.invitation.sentOn', { date: formatDay(sentAt, place) });
}

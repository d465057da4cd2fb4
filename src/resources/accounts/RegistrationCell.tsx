import { Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Student } from '../../domain/entities/account.ts';
import { formatDate, formatDateTime } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

/** An account's registration status; while it is pending, the invitation's status. */
export function RegistrationCell({
  record,
}: {
  record: Pick<Student, 'registrationStatus' | 'invitation' | 'deactivateOn'>;
}) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { registrationStatus, invitation, deactivateOn } = record;
  if (registrationStatus === 'PENDING' && invitation.state !== 'NONE') {
    const details = [
      invitation.sentAt &&
        translate('accounts.invitation.sentAt', { time: formatDateTime(invitation.sentAt, place) }),
      invitation.failureReason &&
        translate('accounts.invitation.reason', { reason: invitation.failureReason }),
    ].filter(Boolean);
    return (
      <Tooltip title={details.join(' · ')}>
        <span>
          <StatusChip kind="invitationState" value={invitation.state} />
        </span>
      </Tooltip>
    );
  }
  const chip = <StatusChip kind="registrationStatus" value={registrationStatus} />;
  if (deactivateOn === null) return chip;
  return (
    <Tooltip title={translate('accounts.reservedFor', { date: formatDate(deactivateOn, place) })}>
      <span>{chip}</span>
    </Tooltip>
  );
}

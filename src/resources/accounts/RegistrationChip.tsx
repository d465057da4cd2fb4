import type { Student } from '../../domain/entities/account.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

/** An account's registration status; while it is pending, the invitation's status. */
export function RegistrationChip({
  record: { registrationStatus, invitation },
}: {
  record: Pick<Student, 'registrationStatus' | 'invitation'>;
}) {
  return registrationStatus === 'PENDING' && invitation.state !== 'NONE' ? (
    <StatusChip kind="invitationState" value={invitation.state} />
  ) : (
    <StatusChip kind="registrationStatus" value={registrationStatus} />
  );
}

import { useTranslate } from 'ra-core';
import type { StudentSummary } from '../../domain/entities/account.ts';

type Counts = Pick<StudentSummary, 'failedInvitationCount' | 'expiredInvitationCount'>;

/** Why invitations need attention: how many failed and how many expired. Undefined while there are none. */
export function useInvitationNote() {
  const translate = useTranslate();
  return ({ failedInvitationCount: failed, expiredInvitationCount: expired }: Counts) =>
    failed + expired === 0 ? undefined : translate('accounts.summary.invitationNote', { failed, expired });
}

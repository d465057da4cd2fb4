import { profileFields } from './profile.ts';

/** What was done, by whom and to what, in the history of a record and in the audit log. */
export const audits = {
  empty: { title: 'No changes yet', text: 'Changes to this account appear here.' },
  by: 'by %{name}',
  system: 'the system',
  nothing: 'nothing',
  image: 'an image',
  reason: 'Reason: %{reason}',
  /** Labels of what no form or list of the record has. */
  fields: {
    ...profileFields,
    twoFactor: 'Two-factor authentication',
    cause: 'Reason of refusal',
    academy: 'Academy',
    students: 'Students',
    invitationState: 'Invitation',
    deletedAt: 'Deleted',
    cameraOff: 'Camera off',
    absence: 'Absence',
    break: 'Break too long',
    byEmail: 'Also by email',
    recipientCount: 'Recipients',
    scheduledAt: 'Sending time',
    dDayName: 'D-day name',
    dDayDate: 'D-day date',
    scopes: 'Scopes',
    expiresAt: 'Expires',
  },
};

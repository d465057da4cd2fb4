/** What audit records of an erased person go on saying: states and rights. Everything else that was written about them is blanked. */
export const keptValues = [
  'accountStatus',
  'registrationStatus',
  'invitationState',
  'deactivateOn',
  'attendanceStatus',
  'permissions',
  'managerId',
  'language',
] as const;

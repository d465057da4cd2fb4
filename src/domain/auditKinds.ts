/** What audit records are about. */
export const auditKinds = [
  'student',
  'manager',
  'customer',
  'group',
  'room',
  'subscription',
  'inquiry',
  'template',
  'notification',
] as const;

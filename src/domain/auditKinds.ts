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
  'webhook',
  'image',
  'migration',
  'list',
  'call',
  'apiKey',
  'savedView',
  'managerRole',
  'dayNote',
] as const;
export type AuditKind = (typeof auditKinds)[number];

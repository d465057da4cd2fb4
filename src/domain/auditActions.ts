/** Everything that audit records say was done, by its noun. What is not in here cannot be recorded, and everything in here has words. */
const verbs = {
  student: [
    'create',
    'update',
    'activate',
    'deactivate',
    'reserveDeactivation',
    'delete',
    'restore',
    'invite',
    'assign',
    'unassign',
    'profile',
    'correctStudy',
    'correctAttendance',
    'moveOut',
    'moveIn',
    'moveOutBack',
    'moveInBack',
  ],
  manager: [
    'create',
    'update',
    'activate',
    'deactivate',
    'reserveDeactivation',
    'delete',
    'restore',
    'invite',
    'permissions',
    'accept',
    'alertSettings',
  ],
  template: ['create', 'update', 'delete', 'test'],
  notification: ['send', 'cancel', 'resend', 'reschedule'],
  inquiry: ['create', 'update'],
  subscription: ['update'],
  academy: ['viewAs', 'endViewAs'],
  group: ['update', 'settings'],
  owner: ['create', 'acceptSubscription', 'initialize'],
  profile: ['update', 'password', 'resetPassword', 'endSessions', 'twoFactorOn', 'twoFactorOff'],
  session: ['open', 'refused'],
  room: ['update', 'end', 'join'],
  image: ['upload'],
  migration: ['create', 'rollBack'],
  administrator: ['create'],
  list: ['export'],
  access: ['refused'],
} as const;
type Verbs = typeof verbs;

export type AuditAction = { [N in keyof Verbs]: `${N}.${Verbs[N][number]}` }[keyof Verbs];
/** Every action, as `noun.verb`. */
export const auditActions = Object.entries(verbs).flatMap(([noun, of]) =>
  of.map(verb => `${noun}.${verb}` as AuditAction),
);

import type { AuditKind } from '../../domain/auditKinds.ts';
import type { Audit } from '../../domain/entities/notification.ts';
import type { Principal } from '../../domain/permissions.ts';
import { listPath } from '../../hooks/listPath.ts';
import { mayOpen, pathOf, pathOfRecord, type ScreenName } from '../../screens.ts';

interface Destination {
  screen: ScreenName;
  path: (audit: Audit) => string | null;
}

const at = (screen: ScreenName): Destination => ({ screen, path: () => pathOf(screen) });
const academy: Destination = { screen: 'admin', path: ({ groupId }) => academyPath(groupId) };
const academyPath = (groupId: string) => (groupId.startsWith('~') ? null : pathOfRecord('admin', groupId));
/** A manager whom an account's record is about; an owner has no page, and oneself has the profile. */
const account: Destination = {
  screen: 'manager',
  path: ({ targetId, actorId, actorRole }) =>
    targetId !== actorId || actorRole === 'MANAGER' || actorRole === 'OBSERVER'
      ? pathOf('manager', { id: targetId! })
      : null,
};

const destinations: Partial<Record<AuditKind, Destination>> = {
  student: { screen: 'student', path: ({ targetId }) => pathOf('student', { id: targetId! }) },
  manager: { screen: 'manager', path: ({ targetId }) => pathOf('manager', { id: targetId! }) },
  customer: account,
  room: { screen: 'roomHistory', path: ({ targetId }) => pathOfRecord('roomHistory', targetId!) },
  template: at('templates'),
  notification: {
    screen: 'notifications',
    path: ({ targetId }) => listPath('notifications', { sendingId: targetId! }),
  },
  group: at('groupInfo'),
  subscription: academy,
  migration: { screen: 'adminMigration', path: ({ targetId }) => pathOfRecord('adminMigration', targetId!) },
  inquiry: { screen: 'adminInquiry', path: ({ targetId }) => pathOfRecord('adminInquiry', targetId!) },
};

/**
 * Where the reader finds what a record is about; null where there is no such place, or it is closed to them. A super
 * administrator finds an academy's things with the academy.
 */
export function targetPath(holder: Principal | null, audit: Audit): string | null {
  const way = destinations[audit.targetKind as AuditKind];
  if (way === undefined || audit.targetId === null) return null;
  if (mayOpen(holder, way.screen)) return way.path(audit);
  return mayOpen(holder, academy.screen) ? academyPath(audit.groupId) : null;
}

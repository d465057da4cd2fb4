import { choices } from '../../domain/choices.ts';
import type { AuditField } from '../../domain/auditFields.ts';
import { accountKinds } from '../../domain/entities/accountFields.ts';
import { newAccountFields } from '../../domain/entities/newAccounts.ts';
import { statuses } from '../../domain/statuses.ts';
import { displays, type DisplayName } from '../displays/displays.ts';

const byName: Partial<Record<AuditField, DisplayName>> = {
  ...Object.fromEntries(
    accountKinds
      .flatMap(newAccountFields)
      .flatMap(({ name, cell }) => (cell === 'text' || cell === 'choice' ? [] : [[name, cell] as const])),
  ),
  dDayDate: 'date',
  deactivateOn: 'date',
  deletedAt: 'dateTime',
  scheduledAt: 'dateTime',
  targetSeconds: 'duration',
  totalStudySeconds: 'duration',
  observer: 'managerRole',
  kind: 'dayNoteKind',
  mailRefusal: 'notificationReason',
  mark: 'attendanceFilter',
  type: 'groupType',
  trigger: 'templateTrigger',
  channel: 'notificationChannel',
  unit: 'chartUnit',
  activity: 'roomActivity',
  status: 'roomStatus',
  targetKind: 'auditKind',
  action: 'auditAction',
  defaultRoleCamera: 'deviceState',
  defaultRoleMic: 'deviceState',
};

/** How a changed field's values are shown: by their display where they have one, as they are otherwise. */
export function displayOfField(field: string, value: unknown): DisplayName {
  const named = byName[field as AuditField];
  if (named) return named;
  if (Object.hasOwn(statuses, field) || Object.hasOwn(choices, field)) return field as DisplayName;
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return 'number';
  return Object.hasOwn(displays, field) ? (field as DisplayName) : 'text';
}

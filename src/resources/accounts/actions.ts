import { CalendarX2, MailPlus, RotateCcw, Trash2, UserCheck, UserX } from 'lucide-react';
import type { Manager, Student } from '../../domain/entities/account.ts';
import { refusalToChange } from '../../domain/authority.ts';
import type { Action } from '../../engine/actions/action.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const DeactivationOptions = lazyPart(() => import('./DeactivationOptions.tsx'), 'DeactivationOptions');

type Account = Student | Manager;

/** To change an account, an actor needs every permission that it has. */
const byAuthority: Pick<Action<Account>, 'refusal'> = {
  refusal: (visitor, account) =>
    refusalToChange(visitor, 'permissions' in account ? { permissions: account.permissions } : {}),
};

export const activate: Action<Account> = {
  ...byAuthority,
  name: 'activate',
  icon: UserCheck,
  appliesTo: account => account.accountStatus === 'INACTIVE',
};

export const deactivate: Action<Account> = {
  ...byAuthority,
  name: 'deactivate',
  icon: UserX,
  options: DeactivationOptions,
  outcome: options => (options.deactivateOn ? 'reserved' : 'done'),
  undo: activate,
  appliesTo: account => account.accountStatus === 'ACTIVE',
};

export const cancelReservation: Action<Account> = {
  ...byAuthority,
  name: 'cancelReservation',
  verb: 'activate',
  icon: CalendarX2,
  single: true,
  appliesTo: account => account.deactivateOn !== null,
};

export const resendInvitation: Action<Account> = {
  ...byAuthority,
  name: 'resendInvitation',
  icon: MailPlus,
  appliesTo: account => account.accountStatus === 'ACTIVE' && account.authenticatedAt === null,
};

export const restore: Action<Account> = {
  ...byAuthority,
  name: 'restore',
  icon: RotateCcw,
  appliesTo: account => account.accountStatus === 'DELETED',
};

export const remove: Action<Account> = {
  ...byAuthority,
  name: 'delete',
  icon: Trash2,
  tone: 'negative',
  requiresTypedConfirmation: true,
  undo: restore,
  appliesTo: account => account.accountStatus !== 'DELETED',
};

/** What can be done to an account, in the order in which it is offered. */
export const accountActions: readonly Action<Account>[] = [
  activate,
  deactivate,
  cancelReservation,
  resendInvitation,
  restore,
  remove,
];

import { CalendarX2, MailPlus, RotateCcw, Trash2, UserCheck, UserX } from 'lucide-react';
import type { Manager, Student } from '../../domain/entities/account.ts';
import type { Action } from '../../engine/actions/action.ts';
import { DeactivationOptions } from './DeactivationOptions.tsx';

type Account = Student | Manager;

export const activate: Action<Account> = {
  name: 'activate',
  icon: UserCheck,
  appliesTo: account => account.accountStatus === 'INACTIVE',
};

export const deactivate: Action<Account> = {
  name: 'deactivate',
  icon: UserX,
  options: DeactivationOptions,
  outcome: options => (options.deactivateOn ? 'reserved' : 'done'),
  undo: activate,
  appliesTo: account => account.accountStatus === 'ACTIVE',
};

export const cancelReservation: Action<Account> = {
  name: 'cancelReservation',
  verb: 'activate',
  icon: CalendarX2,
  single: true,
  appliesTo: account => account.deactivateOn !== null,
};

export const resendInvitation: Action<Account> = {
  name: 'resendInvitation',
  icon: MailPlus,
  appliesTo: account => account.accountStatus === 'ACTIVE' && account.authenticatedAt === null,
};

export const restore: Action<Account> = {
  name: 'restore',
  icon: RotateCcw,
  appliesTo: account => account.accountStatus === 'DELETED',
};

export const remove: Action<Account> = {
  name: 'delete',
  icon: Trash2,
  tone: 'negative',
  typed: true,
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

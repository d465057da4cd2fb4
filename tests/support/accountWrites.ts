import { calls, type CallName } from '../../src/contract/index.ts';
import type { AuditAction } from '../../src/domain/auditActions.ts';
import type { Call } from '../../src/contract/call.ts';
import { observerPreset } from '../../src/domain/permissions.ts';
import type { LooseInput } from './caller.ts';
import type { PersonOptions } from './person.ts';

/**
 * How a write of the account area is made so that it succeeds, and what it leaves in the audit. `otherId` is another
 * student.
 */
interface AccountWrite {
  /** The account's state before the call; a creation has none. */
  before?: PersonOptions;
  /** Whether mails to the account have come back. */
  hasBounced?: true;
  input: (of: { id: string; managerId: string; otherId: string }) => LooseInput;
  action: AuditAction;
  /** Fields that the audit says were changed. */
  changes: readonly string[];
}

const uninvited: PersonOptions = { authenticatedAt: null, registrationStatus: 'PENDING' };
const inactive: PersonOptions = { accountStatus: 'INACTIVE' };
const deletedAt = new Date('2026-03-01T00:00:00Z');
const deleted: PersonOptions = { accountStatus: 'DELETED', deletedFrom: 'ACTIVE', deletedAt };
const one = ({ id }: { id: string }): LooseInput => ({ params: { id } });
const many = ({ id }: { id: string }): LooseInput => ({ body: { customerIds: [id] } });
const row = { name: '새사람', email: 'someone.new@audit.example' };

/** Writes that students and managers have alike. */
const ofBoth = (kind: 'student' | 'manager'): Record<string, AccountWrite> => ({
  activate: { before: inactive, input: one, action: `${kind}.activate`, changes: ['accountStatus'] },
  activateMany: { before: inactive, input: many, action: `${kind}.activate`, changes: ['accountStatus'] },
  deactivate: { input: one, action: `${kind}.deactivate`, changes: ['accountStatus'] },
  deactivateMany: { input: many, action: `${kind}.deactivate`, changes: ['accountStatus'] },
  delete: { input: one, action: `${kind}.delete`, changes: ['accountStatus', 'deletedAt'] },
  deleteMany: { input: many, action: `${kind}.delete`, changes: ['accountStatus', 'deletedAt'] },
  restoreMany: {
    before: deleted,
    input: many,
    action: `${kind}.restore`,
    changes: ['accountStatus', 'deletedAt'],
  },
  resendEmailMany: { before: uninvited, input: many, action: `${kind}.invite`, changes: ['invitationState'] },
  invite: {
    before: uninvited,
    input: ({ id }) => ({ params: { id }, body: { email: 'corrected@audit.example' } }),
    action: `${kind}.invite`,
    changes: ['email', 'invitationState'],
  },
  allowEmail: { hasBounced: true, input: one, action: `${kind}.allowEmail`, changes: ['mailRefusal'] },
});

const profile = {
  nickname: '별명이',
  gender: 'NONE',
  birthday: null,
  resolution: '오늘도',
  dream: '',
  goal: '',
  interestCategories: ['CSAT'],
  dDay: null,
};

/** Every write of the account area by its call. */
export const accountWrites: Partial<Record<CallName, AccountWrite>> = {
  ...named('students', {
    ...ofBoth('student'),
    create: {
      input: () => ({ body: { students: [row], invite: false } }),
      action: 'student.create',
      changes: ['name', 'email'],
    },
    update: {
      input: ({ id }) => ({
        params: { id },
        version: 1,
        body: {
          name: '바뀐이름',
          email: 'changed@audit.example',
          phone: '',
          nickname: '',
          gender: 'NONE',
          birthday: null,
          memo: '메모',
          managerId: null,
          targetSeconds: 3_600,
        },
      }),
      before: uninvited,
      action: 'student.update',
      changes: ['name', 'email', 'memo', 'targetSeconds'],
    },
    updateMany: {
      input: ({ id }) => ({ body: { customerIds: [id], memo: '3반', targetSeconds: 3_600 } }),
      action: 'student.update',
      changes: ['memo', 'targetSeconds'],
    },
    merge: {
      input: ({ id, otherId }) => ({
        params: { id },
        version: 1,
        body: { customerId: otherId, version: 1, take: ['name', 'email'] },
      }),
      action: 'student.merge',
      changes: ['name', 'email'],
    },
    resendEmail: { before: uninvited, input: one, action: 'student.invite', changes: ['invitationState'] },
  }),
  ...named('managers', {
    ...ofBoth('manager'),
    resetTwoFactor: {
      before: { twoFactorSecret: 'JBSWY3DPEHPK3PXP', twoFactorConfirmedAt: deletedAt },
      input: one,
      action: 'manager.resetTwoFactor',
      changes: ['twoFactor'],
    },
    create: {
      input: () => ({ body: { managers: [row], invite: false } }),
      action: 'manager.create',
      changes: ['name', 'email', 'observer'],
    },
    update: {
      input: ({ id }) => ({
        params: { customerId: id },
        version: 1,
        body: { name: '바뀐이름', email: 'changed@audit.example', phone: '', memo: '메모' },
      }),
      before: uninvited,
      action: 'manager.update',
      changes: ['name', 'email', 'memo'],
    },
    updatePermissions: {
      input: ({ id }) => ({
        params: { customerId: id },
        version: 1,
        body: { permissions: [...observerPreset], observer: true },
      }),
      action: 'manager.permissions',
      changes: ['permissions', 'observer'],
    },
    updateAlertSettings: {
      input: ({ id }) => ({
        params: { id },
        version: 1,
        body: { cameraOff: false, absence: true, break: true, byEmail: true },
      }),
      action: 'manager.alertSettings',
      changes: ['cameraOff', 'byEmail'],
    },
    assign: {
      input: ({ id, managerId }) => ({ params: { id: managerId }, body: { manageStudentList: [id] } }),
      action: 'student.assign',
      changes: ['managerId'],
    },
    move: {
      input: ({ id, managerId }) => ({
        body: { moves: [{ from: null, to: managerId, customerIds: [id] }] },
      }),
      action: 'student.assign',
      changes: ['managerId'],
    },
    unassign: {
      input: ({ id, managerId }) => ({ params: { id: managerId }, body: { studentIdList: [id] } }),
      action: 'student.unassign',
      changes: ['managerId'],
    },
  }),
  'imports.send': {
    input: ({ id }) => ({
      body: {
        rows: [
          {
            action: 'UPDATE',
            customerId: id,
            version: 1,
            values: { name: '바뀐이름', memo: '메모', targetSeconds: 3_600 },
          },
        ],
        invite: false,
      },
    }),
    action: 'student.update',
    changes: ['name', 'memo', 'targetSeconds'],
  },
  'session.updateCustomer': {
    input: ({ id }) => ({ params: { customerId: id }, version: 1, body: profile }),
    action: 'student.profile',
    changes: ['nickname', 'resolution', 'interestCategories'],
  },
};

function named(noun: string, writes: Record<string, AccountWrite>) {
  return Object.fromEntries(Object.entries(writes).map(([verb, write]) => [`${noun}.${verb}`, write]));
}

/** The writes of the account area, by the contract. */
export const accountWriteCalls: readonly (readonly [CallName, Call])[] = calls.filter(
  ([name, { method, writes }]) =>
    method !== 'GET' &&
    // It changes the caller's session alone.
    name !== 'managers.viewAs' &&
    (writes !== false || name === 'managers.updateAlertSettings') &&
    (/^(students|managers)\./.test(name) || name === 'imports.send' || name === 'session.updateCustomer'),
);

/** Whether a write is about a student; the other ones are about managers. */
export const isAboutStudent = (name: CallName) => !/^managers\.(?!assign|unassign|move)/.test(name);

import { expect, test } from 'vitest';
import { systemScopes, type ApiScope } from '../../src/domain/apiScopes.ts';
import { calls } from '../../src/contract/index.ts';
import { mayCall, writes } from '../../src/domain/mayCall.ts';
import { permissions, type Access } from '../../src/domain/permissions.ts';

/** Who may make which call (specification, section 6), typed out once more: a noun's calls, then the ones that differ. */
const whoMay: Record<string, Access | Record<string, Access>> = {
  dashboard: 'VIEW_DASHBOARD',
  attention: 'VIEW_DASHBOARD',
  students: { '*': 'VIEW_STUDENT', count: 'academy' },
  imports: 'VIEW_STUDENT',
  batches: { '*': 'VIEW_STUDENT', undo: ['VIEW_STUDENT', 'MANAGE_SUPERVISE_GROUP'] },
  managers: {
    '*': 'VIEW_MANAGER',
    manageGroups: 'MANAGE_SUPERVISE_GROUP',
    groupStudents: 'MANAGE_SUPERVISE_GROUP',
    groupStudentIds: 'MANAGE_SUPERVISE_GROUP',
    groupCounts: 'MANAGE_SUPERVISE_GROUP',
    move: 'MANAGE_SUPERVISE_GROUP',
    assign: 'MANAGE_SUPERVISE_GROUP',
    unassign: 'MANAGE_SUPERVISE_GROUP',
    assignedManagers: ['VIEW_STUDENT', 'MANAGE_SUPERVISE_GROUP'],
    studentCount: ['VIEW_MANAGER', 'MANAGE_SUPERVISE_GROUP'],
    resetTwoFactor: 'owner',
    observerCount: 'academy',
    activeCount: 'academy',
    endViewAs: 'academy',
    // For users who filter students by their manager, or assign them.
    choices: [
      'VIEW_DASHBOARD',
      'VIEW_STUDENT',
      'MANAGE_SUPERVISE_GROUP',
      'VIEW_ROOM_USER',
      'VIEW_STUDY_TIME',
      'VIEW_ATTENDANCE_STATUS',
      'VIEW_ATTENDANCE_HISTORY',
      'VIEW_STATISTICS',
    ],
  },
  managerRoles: 'VIEW_MANAGER',
  dayNotes: { '*': ['MANAGE_GROUP', 'MANAGE_GROUP_SETTING'], list: 'academy' },
  // Room history is open to everyone but the super administrator.
  rooms: {
    '*': 'VIEW_STUDY',
    histories: 'academy',
    historyOne: 'academy',
    historyRepresentative: 'academy',
    joinHistories: 'academy',
  },
  study: { '*': 'VIEW_STUDY_TIME', live: 'VIEW_ROOM_USER', liveCount: 'VIEW_ROOM_USER' },
  attendances: {
    '*': 'VIEW_ATTENDANCE_HISTORY',
    today: 'VIEW_ATTENDANCE_STATUS',
    todayCount: 'VIEW_ATTENDANCE_STATUS',
    day: ['VIEW_ATTENDANCE_STATUS', 'VIEW_ATTENDANCE_HISTORY'],
  },
  stats: 'VIEW_STATISTICS',
  groups: {
    '*': 'academy',
    closing: 'owner',
    close: 'owner',
    cancelClosing: 'owner',
    requestExport: 'owner',
    exportFile: 'owner',
    update: 'MANAGE_GROUP',
    updateStudySettings: 'MANAGE_GROUP_SETTING',
    firstSteps: 'owner',
    securitySettings: 'owner',
    updateSecuritySettings: 'owner',
    singleSignOn: 'owner',
    updateSingleSignOn: 'owner',
    trySingleSignOn: 'owner',
    invitationSettings: 'MANAGE_GROUP_SETTING',
    attentionSettings: 'MANAGE_GROUP_SETTING',
    updateAttentionSettings: 'MANAGE_GROUP_SETTING',
    updateAttendanceSettings: 'MANAGE_GROUP_SETTING',
    updateInvitationSettings: 'MANAGE_GROUP_SETTING',
  },
  templates: 'MANAGE_GROUP',
  notifications: 'MANAGE_GROUP',
  audits: { '*': ['MANAGE_GROUP_SETTING'], recordExport: 'academy' },
  savedViews: 'signedIn',
  exportSchedules: 'academy',
  inquiries: { '*': 'superAdmin', create: 'everyone' },
  apiKeys: 'owner',
  roomService: 'apiKey',
  billing: 'apiKey',
  admin: 'superAdmin',
  adminStudents: 'superAdmin',
  webhooks: 'owner',
  weeklyReports: {
    '*': 'VIEW_STATISTICS',
    settings: 'MANAGE_GROUP_SETTING',
    updateSettings: 'MANAGE_GROUP_SETTING',
  },
  auth: { '*': 'everyone', acceptSubscriptions: 'owner' },
  session: {
    '*': 'signedIn',
    serverTime: 'everyone',
    subscriptions: 'academy',
    events: 'academy',
    initialize: 'owner',
    consents: 'owner',
    agree: 'owner',
    changeMarketingConsent: 'owner',
    updateCustomer: 'VIEW_STUDENT',
    customerByUserId: ['VIEW_STUDENT', 'VIEW_ROOM_USER', 'VIEW_STUDY_TIME', 'VIEW_ATTENDANCE_HISTORY'],
    alerts: ['VIEW_ROOM_USER', 'VIEW_STUDY', 'VIEW_ATTENDANCE_STATUS'],
    readAlerts: ['VIEW_ROOM_USER', 'VIEW_STUDY', 'VIEW_ATTENDANCE_STATUS'],
    takeAlert: ['VIEW_ROOM_USER', 'VIEW_STUDY', 'VIEW_ATTENDANCE_STATUS'],
    releaseAlert: ['VIEW_ROOM_USER', 'VIEW_STUDY', 'VIEW_ATTENDANCE_STATUS'],
    closeAlert: ['VIEW_ROOM_USER', 'VIEW_STUDY', 'VIEW_ATTENDANCE_STATUS'],
  },
};

function expectedOf(name: string): Access | undefined {
  const [noun, verb] = name.split('.') as [string, string];
  const of = whoMay[noun];
  if (of === undefined || typeof of === 'string' || Array.isArray(of)) return of as Access | undefined;
  const verbs = of as Record<string, Access>;
  return verbs[verb] ?? verbs['*'];
}

test('each call is open to whom the specification opens it [S6.4 S6.12]', () => {
  const unlike = calls
    .filter(([name, { access }]) => JSON.stringify(expectedOf(name)) !== JSON.stringify(access))
    .map(([name, { access }]) => `${name} is open to ${String(access)}`);
  expect(unlike).toEqual([]);
});

test('every exception in the table is a call', () => {
  const names = new Set<string>(calls.map(([name]) => name));
  const typed = Object.entries(whoMay).flatMap(([noun, of]) =>
    typeof of === 'string' || Array.isArray(of)
      ? []
      : Object.keys(of).flatMap(verb => (verb === '*' ? [] : [`${noun}.${verb}`])),
  );
  expect(typed.filter(name => !names.has(name))).toEqual([]);
});

/** What a program may make with each scope of its key, typed out once more; with any key nothing else is open. */
const ofScopes: Record<ApiScope, string[]> = {
  'rooms:write': ['roomService.entries', 'roomService.events', 'roomService.participants'],
  'rooms:read': ['roomService.room', 'roomService.rooms'],
  'accounts:read': ['roomService.accounts'],
  'billing:write': ['billing.subscription', 'billing.updateSubscription'],
};

test.each(systemScopes)('a key with %s opens its calls and no others', scope => {
  const open = calls.filter(([, call]) => mayCall({ scopes: [scope] }, call)).map(([name]) => name);
  expect(open.toSorted()).toEqual(ofScopes[scope]);
});

/** What an observer may make of the calls that are no GET, typed out once more: what is their own, and joining a room. */
const ofObservers = [
  'audits.recordExport',
  'exportSchedules.leave',
  'managers.endViewAs',
  'managers.updateAlertSettings',
  'notifications.plan',
  'rooms.otp',
  'savedViews.delete',
  'savedViews.save',
  'session.confirmTwoFactor',
  'session.endOtherSignIns',
  'session.endSignIn',
  'session.endTwoFactor',
  'session.passwordMatches',
  'session.readAlerts',
  'session.renewRecoveryCodes',
  'session.startTwoFactor',
  'session.testError',
  'session.updateProfile',
  'session.uploadImage',
  'students.cards',
];

test('observers write nothing, whatever their permissions (specification, section 1)', () => {
  const observer = { role: 'OBSERVER', permissions } as const;
  const open = calls.filter(
    ([, call]) => call.method !== 'GET' && call.access !== 'everyone' && mayCall(observer, call),
  );
  expect(open.map(([name]) => name).toSorted()).toEqual(ofObservers);
  for (const [, call] of calls.filter(([, { method }]) => method === 'GET')) {
    expect(writes(call)).toBe(false);
    expect(mayCall(observer, call)).toBe(mayCall({ ...observer, role: 'MANAGER' }, call));
  }
});

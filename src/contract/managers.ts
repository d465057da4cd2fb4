import * as yup from 'yup';
import { alertSettings, manager, managerSummary } from '../domain/entities/account.ts';
import { alertSettingsBody } from '../domain/entities/alertSettingsBody.ts';
import { searchedAccountFields } from '../domain/entities/searchedAccountFields.ts';
import { choice, count, flag, id, listOf, shape, text, valuesOf } from '../domain/entities/fields.ts';
import { audit } from '../domain/entities/notification.ts';
import { permissions } from '../domain/permissions.ts';
import { rules } from '../domain/rules.ts';
import { statusesOf } from '../domain/statuses.ts';
import { del, get, patch, post } from './call.ts';
import { managerSuppressions } from './emailSuppressions.ts';
import { invitationBody } from './invitationBody.ts';
import { managerAssignments } from './managerAssignments.ts';
import { managerBody } from './managerBodies.ts';
import { anyOf, importRows, listed, listQuery, page, paging, query, queryFlag } from './shapes.ts';
import { accountSort, bulkBody, created, deactivationBody, verdicts } from './students.ts';

/** The permissions that may read the list of managers to choose from. */
const managerChoosers = [
  'VIEW_DASHBOARD',
  'VIEW_STUDENT',
  'MANAGE_SUPERVISE_GROUP',
  'VIEW_ROOM_USER',
  'VIEW_STUDY_TIME',
  'VIEW_ATTENDANCE_STATUS',
  'VIEW_ATTENDANCE_HISTORY',
  'VIEW_STATISTICS',
] as const;

const filters = {
  registrationStatus: anyOf(statusesOf('registrationStatus')),
  accountStatus: anyOf(statusesOf('accountStatus')),
  invitationState: anyOf(statusesOf('invitationState')),
  observer: queryFlag,
  authenticated: queryFlag,
  /** Those whose permissions equal a role of the academy, by its id, or a preset, by its name. */
  role: yup.string().max(64),
};
const managerQuery = listQuery({
  sort: [...accountSort, 'assignedStudentCount'],
  search: searchedAccountFields,
  filters,
});

const permissionsBody = shape({ permissions: listOf(choice(permissions)), observer: yup.boolean() });

const counts = shape({ count, limit: count });

export const managers = {
  list: get('/customers/managers', 'VIEW_MANAGER', {
    query: managerQuery,
    returns: page(manager),
    streams: true,
  }),
  create: post('/customers/managers', 'VIEW_MANAGER', {
    body: shape({
      managers: importRows(valuesOf<unknown>()),
      invite: flag,
      dryRun: yup.boolean(),
    }),
    returns: created,
    status: 201,
    idempotent: true,
    refuses: ['TOO_MANY_REQUESTS'],
  }),
  summaries: get('/customers/managers/summaries', 'VIEW_MANAGER', {
    query: managerQuery.omit(paging),
    returns: managerSummary,
  }),
  one: get('/customers/managers/:id', 'VIEW_MANAGER', { returns: manager }),
  delete: del('/customers/managers/:id', 'VIEW_MANAGER'),
  activate: post('/customers/managers/:id/activates', 'VIEW_MANAGER', { returns: manager }),
  deactivate: del('/customers/managers/:id/activates', 'VIEW_MANAGER', {
    query: query({ deactivateOn: rules.date }),
    returns: manager,
  }),
  updatePermissions: patch('/customers/managers/:customerId/permissions', 'VIEW_MANAGER', {
    body: permissionsBody,
    returns: manager,
    versioned: true,
  }),
  update: patch('/customers/managers/:customerId', 'VIEW_MANAGER', {
    body: managerBody,
    returns: manager,
    versioned: true,
    refuses: ['TOO_MANY_REQUESTS'],
  }),
  resetTwoFactor: del('/customers/managers/:id/two-factor', 'owner', { added: true }),
  alertSettings: get('/customers/managers/:id/alert-settings', 'VIEW_MANAGER', { returns: alertSettings }),
  updateAlertSettings: patch('/customers/managers/:id/alert-settings', 'VIEW_MANAGER', {
    body: alertSettingsBody,
    returns: alertSettings,
    versioned: true,
    // The own ones; those of others need authority over the account.
    writes: false,
  }),
  ...managerAssignments,
  observerCount: get('/academies/observer-customers/counts', 'academy', { returns: counts }),
  activeCount: get('/academies/active-manager-customers/counts', 'academy', { returns: counts }),

  ids: get('/customers/managers/ids', 'VIEW_MANAGER', {
    query: managerQuery,
    returns: listed(id),
    added: true,
  }),
  /** The managers to choose from when assigning or filtering students; an observer gets only themselves. */
  choices: get('/customers/managers/choices', managerChoosers, {
    returns: listed(shape({ customerId: id, name: text, email: text })),
    added: true,
  }),
  activateMany: post('/customers/managers/activates', 'VIEW_MANAGER', {
    body: bulkBody,
    returns: verdicts,
    added: true,
  }),
  deactivateMany: post('/customers/managers/deactivates', 'VIEW_MANAGER', {
    body: deactivationBody,
    returns: verdicts,
    added: true,
  }),
  deleteMany: post('/customers/managers/deletes', 'VIEW_MANAGER', {
    body: bulkBody,
    returns: verdicts,
    added: true,
  }),
  restoreMany: post('/customers/managers/restores', 'VIEW_MANAGER', {
    body: bulkBody,
    returns: verdicts,
    added: true,
  }),
  resendEmailMany: post('/customers/managers/resend-emails', 'VIEW_MANAGER', {
    body: bulkBody,
    returns: verdicts,
    rate: 'mail',
    added: true,
  }),
  /** The same as for students. */
  invite: post('/customers/managers/:id/invitations', 'VIEW_MANAGER', {
    body: invitationBody,
    returns: manager,
    rate: 'mail',
    added: true,
    refuses: ['TOO_MANY_REQUESTS'],
  }),
  ...managerSuppressions,
  /** The console as a manager sees it, read-only, until it is ended. */
  viewAs: post('/customers/managers/:id/view', 'VIEW_MANAGER', {
    added: true,
    refuses: ['OWN_ACCOUNT', 'ACCOUNT_NOT_ACTIVE'],
  }),
  endViewAs: del('/customers/managers/view', 'academy', { added: true, whileViewing: true, writes: false }),
  changes: get('/customers/managers/:id/changes', 'VIEW_MANAGER', { returns: listed(audit), added: true }),
};

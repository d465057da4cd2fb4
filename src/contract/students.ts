import * as yup from 'yup';
import { rowVerdict, student, studentSummary, verdict, type Student } from '../domain/entities/account.ts';
import {
  accountBodies,
  sharedAccountBodies,
  sortableAccountFields,
} from '../domain/entities/accountFields.ts';
import { newAccountBodies } from '../domain/entities/newAccounts.ts';
import { searchedAccountFields } from '../domain/entities/searchedAccountFields.ts';
import { count, flag, id, instant, listOf, maybe, shape, text, valuesOf } from '../domain/entities/fields.ts';
import { audit } from '../domain/entities/notification.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { statusesOf } from '../domain/statuses.ts';
import { del, get, patch, post } from './call.ts';
import { studentSuppressions } from './emailSuppressions.ts';
import { studentInvitations } from './studentInvitations.ts';
import { studentMerge } from './studentMerge.ts';
import { targetSeconds } from './targetSeconds.ts';
import { anyOf, importRows, listed, listQuery, page, paging, query, queryFlag } from './shapes.ts';

const filters = {
  registrationStatus: anyOf(statusesOf('registrationStatus')),
  accountStatus: anyOf(statusesOf('accountStatus')),
  invitationState: anyOf(statusesOf('invitationState')),
  /** Whether the invitation has been accepted. */
  authenticated: queryFlag,
  /** A manager's id, or `none` for students without one. */
  managerId: yup.string().max(64),
};
/** What lists of accounts can be put in the order of: when and how far people joined, and what is written down of them. */
export const accountSort = [
  'createdAt',
  'authenticatedAt',
  'registrationStatus',
  'accountStatus',
  ...sortableAccountFields,
] as const;
const studentQuery = listQuery({
  sort: [...accountSort, 'managerName'],
  search: searchedAccountFields,
  /** `duplicate`: students who may have another account, by the fields that identify people. */
  filters: { ...filters, duplicate: queryFlag },
});

/** Accounts of a bulk call. With `dryRun` nothing is changed and the verdicts say what would happen. */
export const bulkFields = {
  customerIds: yup
    .array()
    .of(id)
    .min(1, 'validation.required')
    .max(limits.bulk.max, 'validation.tooMany')
    .required(),
  dryRun: yup.boolean(),
};
export const bulkBody = shape(bulkFields);
export const deactivationBody = shape({ ...bulkFields, deactivateOn: rules.date.nullable() });
/** What several students are given at once; what is left out stays. */
const sharedBody = shape({ ...bulkFields, ...sharedAccountBodies, targetSeconds: targetSeconds.optional() });
/** `limit` is the cap that refused some, where one did. */
const verdictFields = {
  verdicts: listOf(verdict),
  doneCount: count,
  refusedCount: count,
  limit: maybe(count),
};
export const verdicts = shape(verdictFields);

/** The verdicts of a change that the history records; `batchId` is null when nothing was changed. */
const recordedVerdicts = shape({ ...verdictFields, batchId: maybe(id) });

/** What may be changed of a student by the academy. */
export const studentBody = shape({ ...accountBodies, managerId: maybe(id), targetSeconds });

/** One new student, as typed into the grid or read from a spreadsheet. */
export const newStudent = shape(newAccountBodies('student'));
/** Rows are checked one by one by the server, so that good rows are created and bad ones come back with reasons. */
export const newStudents = shape({
  students: importRows(valuesOf<unknown>()),
  invite: flag,
  dryRun: yup.boolean(),
});
/** `limit` is the cap that refused some, where one did. */
export const created = shape({
  rows: listOf(rowVerdict),
  createdCount: count,
  refusedCount: count,
  limit: maybe(count),
});
const counts = shape({ count, limit: count });

export const students = {
  list: get('/customers/students', 'VIEW_STUDENT', {
    query: studentQuery,
    returns: page(student),
    streams: true,
  }),
  create: post('/customers/students', 'VIEW_STUDENT', {
    body: newStudents,
    returns: created,
    status: 201,
    idempotent: true,
  }),
  summaries: get('/customers/students/summaries', 'VIEW_STUDENT', {
    query: studentQuery.omit(paging),
    returns: studentSummary,
  }),
  one: get('/customers/students/:id', 'VIEW_STUDENT', { returns: student }),
  update: patch('/customers/students/:id', 'VIEW_STUDENT', {
    body: studentBody,
    returns: student,
    versioned: true,
  }),
  activate: post('/customers/students/:id/activates', 'VIEW_STUDENT', { returns: student }),
  deactivate: del('/customers/students/:id/activates', 'VIEW_STUDENT', {
    query: query({ deactivateOn: rules.date }),
    returns: student,
  }),
  resendEmail: post('/customers/students/:id/resend-email', 'VIEW_STUDENT', {
    returns: student,
    rate: 'mail',
  }),
  count: get('/academies/students/counts', 'academy', { returns: counts }),

  ids: get('/customers/students/ids', 'VIEW_STUDENT', {
    query: studentQuery,
    returns: listed(id),
    added: true,
  }),
  delete: del('/customers/students/:id', 'VIEW_STUDENT', { added: true }),
  activateMany: post('/customers/students/activates', 'VIEW_STUDENT', {
    body: bulkBody,
    returns: recordedVerdicts,
    added: true,
  }),
  deactivateMany: post('/customers/students/deactivates', 'VIEW_STUDENT', {
    body: deactivationBody,
    returns: recordedVerdicts,
    added: true,
  }),
  deleteMany: post('/customers/students/deletes', 'VIEW_STUDENT', {
    body: bulkBody,
    returns: recordedVerdicts,
    added: true,
  }),
  restoreMany: post('/customers/students/restores', 'VIEW_STUDENT', {
    body: bulkBody,
    returns: recordedVerdicts,
    added: true,
  }),
  resendEmailMany: post('/customers/students/resend-emails', 'VIEW_STUDENT', {
    body: bulkBody,
    returns: verdicts,
    rate: 'mail',
    added: true,
  }),
  ...studentInvitations,
  ...studentSuppressions,
  ...studentMerge,
  updateMany: post('/customers/students/updates', 'VIEW_STUDENT', {
    body: sharedBody,
    returns: recordedVerdicts,
    added: true,
  }),
  /** What was changed of one account, newest first. */
  changes: get('/customers/students/:id/changes', 'VIEW_STUDENT', { returns: listed(audit), added: true }),
};

/** A student of any academy; the id names both. */
export const adminStudent = student.concat(shape({ id: text, groupId: text, groupName: text }));
export type AdminStudent = Student & { id: string; groupId: string; groupName: string };

export const adminStudents = {
  list: get('/admin/customers/students', 'superAdmin', {
    query: listQuery({
      sort: ['name', 'email', 'groupId', 'accountStatus', 'createdAt'],
      search: ['name', 'email'],
      filters: { groupId: yup.string().max(64), accountStatus: filters.accountStatus },
    }),
    returns: page(adminStudent),
    streams: true,
  }),
  one: get('/admin/groups/:groupId/students/:customerId', 'superAdmin', {
    returns: adminStudent,
    added: true,
  }),
  create: post('/admin/customers/students', 'superAdmin', {
    body: shape({ groupId: text }).concat(newStudents),
    returns: created,
    status: 201,
    idempotent: true,
  }),
  academies: get('/admin/groups/academies', 'superAdmin', {
    query: query({ searchText: rules.searchText }),
    returns: listed(shape({ groupId: text, title: text, createdAt: instant })),
  }),
};

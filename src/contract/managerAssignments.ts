import * as yup from 'yup';
import { groupStudent, manageGroup, verdict } from '../domain/entities/account.ts';
import { searchedAccountFields } from '../domain/entities/searchedAccountFields.ts';
import { count, id, listOf, maybe, shape, text } from '../domain/entities/fields.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { statusesOf } from '../domain/statuses.ts';
import { get, patch, post } from './call.ts';
import { anyOf, listed, listQuery, page, query } from './shapes.ts';
import { bulkFields, verdicts } from './students.ts';

const studentIds = bulkFields.customerIds;
/** The verdicts of an assignment, and how many students left which manager for it. */
const assigned = shape({
  verdicts: listOf(verdict),
  doneCount: count,
  refusedCount: count,
  batchId: maybe(id),
  replaced: listOf(shape({ managerId: id, managerName: text, customerIds: listOf(id) })),
});

/** What lists of the students to assign ask for. */
const groupStudentQuery = listQuery({
  sort: ['name', 'email', 'managerName'],
  search: searchedAccountFields,
  filters: {
    /** A manager's id, or `none` for students without one. */
    managerId: yup.string().max(64),
    accountStatus: anyOf(statusesOf('accountStatus')),
  },
});
/** Students who move between managers; null is no manager. `from` is whose they are as far as the caller knows. */
const move = shape({ from: maybe(id), to: maybe(id), customerIds: studentIds });
const moves = yup
  .array()
  .of(move)
  .min(1, 'validation.required')
  .max(limits.assignment.moves, 'validation.tooMany')
  .required();

/** The calls of managers about which students are theirs. */
export const managerAssignments = {
  manageGroups: get('/customers/managers/manage-groups', 'MANAGE_SUPERVISE_GROUP', {
    query: query({ searchText: rules.searchText }),
    returns: listed(manageGroup),
  }),
  assignedManagers: get(
    '/customers/managers/manage-groups/students/:id/assigned',
    ['VIEW_STUDENT', 'MANAGE_SUPERVISE_GROUP'],
    {
      returns: listed(manageGroup),
    },
  ),
  studentCount: get('/customers/managers/:id/students/counts', ['VIEW_MANAGER', 'MANAGE_SUPERVISE_GROUP'], {
    returns: shape({ count }),
  }),
  assign: patch('/customers/managers/:id/manage-groups/assign', 'MANAGE_SUPERVISE_GROUP', {
    body: shape({ manageStudentList: studentIds, dryRun: yup.boolean() }),
    returns: assigned,
  }),
  unassign: patch('/customers/managers/:id/manage-groups/un-assign', 'MANAGE_SUPERVISE_GROUP', {
    body: shape({ studentIdList: studentIds, dryRun: yup.boolean() }),
    returns: assigned,
  }),
  /** The students who can be assigned. */
  groupStudents: get('/customers/managers/manage-groups/students', 'MANAGE_SUPERVISE_GROUP', {
    query: groupStudentQuery,
    returns: page(groupStudent),
    added: true,
  }),
  /** All of them that match, in the same order, up to the limit of a bulk call, each with their manager. */
  groupStudentIds: get('/customers/managers/manage-groups/students/ids', 'MANAGE_SUPERVISE_GROUP', {
    query: groupStudentQuery,
    returns: listed(shape({ customerId: id, managerId: maybe(id) })),
    added: true,
  }),
  /** How many students there are to assign, and how many of them have no manager. */
  groupCounts: get('/customers/managers/manage-groups/counts', 'MANAGE_SUPERVISE_GROUP', {
    returns: shape({ studentCount: count, unassignedCount: count }),
    added: true,
  }),
  /** Moves students between managers in one step. Who is no longer where the caller thinks they are is refused. */
  move: post('/customers/managers/manage-groups/moves', 'MANAGE_SUPERVISE_GROUP', {
    body: shape({ moves, dryRun: yup.boolean() }),
    returns: verdicts,
    added: true,
    refuses: ['ACCOUNT_NOT_ACTIVE'],
  }),
};

import * as yup from 'yup';
import { excuseReasons } from '../domain/choices.ts';
import { excuse, excuseBody, excuseVerdict, listedExcuse } from '../domain/entities/excuse.ts';
import { count, listOf, shape } from '../domain/entities/fields.ts';
import { del, get, post, put } from './call.ts';
import { manyIds, recordVerdicts } from './recordVerdicts.ts';
import { anyOf, listed, listQuery, page, periodFields } from './shapes.ts';
import { bulkBody } from './students.ts';

/** Days on which students are excused, by those who see the attendance record. */
export const excuses = {
  /** The days on which a student is or was excused, newest first. */
  excuses: get('/attendances/users/:userId/excuses', 'VIEW_ATTENDANCE_HISTORY', {
    returns: listed(excuse),
    added: true,
  }),
  /** All students' excuses that have a day from `since` to `until`. */
  excuseList: get('/attendances/excuses', 'VIEW_ATTENDANCE_HISTORY', {
    query: listQuery({
      sort: ['since', 'until', 'name', 'reason', 'createdAt'],
      search: ['name', 'email', 'note'],
      filters: { ...periodFields, excuseReason: anyOf(excuseReasons), managerId: yup.string().max(64) },
    }),
    returns: page(listedExcuse),
    streams: true,
    added: true,
  }),
  createExcuse: post('/attendances/users/:userId/excuses', 'VIEW_ATTENDANCE_HISTORY', {
    body: excuseBody,
    returns: excuse,
    status: 201,
    idempotent: true,
    added: true,
    refuses: ['EXCUSE_OVERLAP'],
  }),
  /** Excuses several students, each with a verdict; days on which one is excused already stay as they are. */
  excuseMany: post('/attendances/excuses', 'VIEW_ATTENDANCE_HISTORY', {
    body: excuseBody.concat(bulkBody),
    returns: shape({ verdicts: listOf(excuseVerdict), doneCount: count, refusedCount: count }),
    added: true,
  }),
  updateExcuse: put('/attendances/excuses/:excuseId', 'VIEW_ATTENDANCE_HISTORY', {
    body: excuseBody,
    returns: excuse,
    versioned: true,
    added: true,
    refuses: ['EXCUSE_OVERLAP'],
  }),
  deleteExcuse: del('/attendances/excuses/:excuseId', 'VIEW_ATTENDANCE_HISTORY', { added: true }),
  /** The file that is with an excuse, for those who may see the excuse. */
  excuseFile: get('/attendances/excuses/:excuseId/file', 'VIEW_ATTENDANCE_HISTORY', {
    binary: 'file',
    added: true,
  }),
  /** Puts a file to an excuse, in place of the one that it had. Its kind is read from its content. */
  putExcuseFile: put('/attendances/excuses/:excuseId/file', 'VIEW_ATTENDANCE_HISTORY', {
    binary: 'file',
    returns: excuse,
    rate: 'image',
    added: true,
    refuses: ['FILE_QUOTA'],
  }),
  deleteExcuseFile: del('/attendances/excuses/:excuseId/file', 'VIEW_ATTENDANCE_HISTORY', { added: true }),
  deleteExcuses: post('/attendances/excuses/deletes', 'VIEW_ATTENDANCE_HISTORY', {
    body: shape({ excuseIds: manyIds, dryRun: yup.boolean() }),
    returns: recordVerdicts,
    added: true,
  }),
};

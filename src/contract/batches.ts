import * as yup from 'yup';
import { batchActions } from '../domain/batchActions.ts';
import { batchOutcomes } from '../domain/batchOutcomes.ts';
import { choice, count, id, instant, listOf, maybe, shape, text } from '../domain/entities/fields.ts';
import { get, post } from './call.ts';
import { listQuery, page } from './shapes.ts';
import { verdicts } from './students.ts';

/** One import or bulk change of students: who, when, from which file, and what became of its rows. */
const fields = {
  batchId: id,
  action: choice(batchActions),
  createdAt: instant,
  /** Null for rows that were typed or pasted, and for bulk changes. */
  fileName: maybe(text),
  /** Null when the account has been erased. */
  actorName: maybe(text),
  addedCount: count,
  updatedCount: count,
  restoredCount: count,
  skippedCount: count,
  refusedCount: count,
  /** Until when it can be undone; null when it was undone, cannot be any more, or changed nothing. */
  undoableUntil: maybe(instant),
  undoneAt: maybe(instant),
};
export const batch = shape(fields);
export type Batch = yup.InferType<typeof batch>;

const reasons = listOf(shape({ field: text, reason: text, count }));
const batchDetails = shape({
  ...fields,
  undoneByName: maybe(text),
  /** Why rows were refused: the field, or `row`, and the key of the message, with how many rows it was. */
  refusals: reasons,
  /** How many were put back, and why others were not. */
  undoneCount: count,
  undoRefusals: reasons,
  /** How many students may be active, for the messages of refused rows. */
  studentLimit: count,
});
export type BatchDetails = yup.InferType<typeof batchDetails>;

const batchRow = shape({
  position: count,
  /** Where the row was in the file. */
  sheet: maybe(text),
  number: maybe(count),
  outcome: choice(batchOutcomes),
  /** The student as they are now; null for rows that added no one, and after the student was erased. */
  name: maybe(text),
  email: maybe(text),
  /** Of a refused row: the first field that was refused, or `row`, and the key of the message. */
  field: maybe(text),
  reason: maybe(text),
  /** What became of its undoing: `DONE`, or the code of why not. */
  undone: maybe(text),
});
export type BatchRow = yup.InferType<typeof batchRow>;

/** The history of imports and bulk changes of students. */
export const batches = {
  /** The academy's imports and bulk changes, newest first. */
  list: get('/customers/students/batches', 'VIEW_STUDENT', {
    query: listQuery({ sort: ['createdAt'], filters: { own: yup.boolean() } }),
    returns: page(batch),
    added: true,
  }),
  one: get('/customers/students/batches/:batchId', 'VIEW_STUDENT', { returns: batchDetails, added: true }),
  /** What became of each row, in their order. */
  rows: get('/customers/students/batches/:batchId/rows', 'VIEW_STUDENT', {
    query: listQuery({ sort: ['position'] }),
    returns: page(batchRow),
    streams: true,
    added: true,
  }),
  /**
   * Puts back what a batch changed, of students whom no one has changed since. Made again, it completes what was
   * interrupted and answers the same. The verdicts are of those that were not put back. Users who only assign students
   * undo assignments.
   */
  undo: post('/customers/students/batches/:batchId/undo', ['VIEW_STUDENT', 'MANAGE_SUPERVISE_GROUP'], {
    returns: verdicts,
    added: true,
    refuses: ['UNDO_EXPIRED'],
  }),
};

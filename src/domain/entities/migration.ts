import * as yup from 'yup';
import { moveRefusals } from '../choices.ts';
import { statusesOf } from '../statuses.ts';
import { choice, count, id, instant, maybe, shape, text } from './fields.ts';

/** Students moved from one academy to another: how far it is, and by whom and why it was done and undone. */
export const migration = shape({
  migrationId: id,
  fromGroupId: text,
  fromName: text,
  toGroupId: text,
  toName: text,
  state: choice(statusesOf('migrationState')),
  totalCount: count,
  waitingCount: count,
  movedCount: count,
  refusedCount: count,
  returnedCount: count,
  createdByName: text,
  reason: text,
  createdAt: instant,
  finishedAt: maybe(instant),
  rolledBackByName: maybe(text),
  rollBackReason: maybe(text),
});
export type Migration = yup.InferType<typeof migration>;

/** What became of one student of a migration; `code` says why not. */
export const migrationRow = shape({
  customerId: id,
  name: text,
  email: text,
  state: choice(statusesOf('migrationRowState')),
  code: maybe(choice(moveRefusals)),
});
export type MigrationRow = yup.InferType<typeof migrationRow>;

import * as yup from 'yup';
import { student } from '../domain/entities/account.ts';
import { accountFieldNames } from '../domain/entities/accountFields.ts';
import { choice, count, flag, id, listOf, maybe, shape, text, valuesOf } from '../domain/entities/fields.ts';
import { limits } from '../domain/limits.ts';
import { batchOutcomes } from '../domain/batchOutcomes.ts';
import { rules } from '../domain/rules.ts';
import { post } from './call.ts';
import { importActions } from './importedStudent.ts';
import { importRows } from './shapes.ts';

/** What a row of an import can change of a student, and what says who they are. */
export const matchedFields = [
  ...accountFieldNames,
  'customerId',
  'version',
  'managerId',
  'managerName',
  'targetSeconds',
  'accountStatus',
  'restorableUntil',
] as const;
/** A student who exists. */
const existingStudent = student.pick([...matchedFields]);

/** What became of a row; `fieldErrors` maps a field, or `row`, to the key of its message. */
const importVerdict = shape({
  row: count,
  outcome: choice(batchOutcomes),
  customerId: maybe(id),
  fieldErrors: valuesOf<string>(),
});
export type ImportVerdict = yup.InferType<typeof importVerdict>;

/** Students from rows of a grid or a file, new ones and changes of those who exist. */
export const imports = {
  /** Which rows are students who exist: by email, else by phone. Nothing is changed. */
  match: post('/imports/students/matches', 'VIEW_STUDENT', {
    body: shape({ rows: importRows(shape({ name: text, email: text, phone: text })) }),
    returns: shape({
      rows: listOf(
        shape({
          by: maybe(choice(['EMAIL', 'PHONE'])),
          student: maybe(existingStudent),
          /** Why no one can be added with this email, where no student can be shown for it. */
          emailError: maybe(text),
        }),
      ),
    }),
    added: true,
  }),
  /** Adds, updates and restores students, each row on its own. Rows are validated one by one; see `importedStudent`. */
  send: post('/imports/students', 'VIEW_STUDENT', {
    body: shape({
      rows: importRows(
        shape({
          action: choice(importActions),
          /** Who is updated or restored, and the version that the changes are based on. */
          customerId: yup.string().max(64).nullable(),
          version: yup.number().integer().min(1).nullable(),
          /** Where it is in the file, for the history. */
          sheet: rules.maxLength(limits.batch.sheetName).nullable(),
          number: yup.number().integer().min(1).nullable(),
          values: valuesOf<unknown>(),
        }),
      ),
      invite: flag,
      /** The import, in the history, that these rows are added to: any UUID for a new one. */
      batchId: yup
        .string()
        .matches(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/, 'validation.invalid')
        .nullable(),
      fileName: rules.maxLength(limits.batch.fileName).nullable(),
      /** Whether these are the import's last rows: when it took long, the user gets an email with its result. */
      isLast: yup.boolean(),
    }),
    returns: shape({
      batchId: id,
      rows: listOf(importVerdict),
      addedCount: count,
      updatedCount: count,
      restoredCount: count,
      unchangedCount: count,
      refusedCount: count,
      limit: maybe(count),
    }),
    status: 201,
    idempotent: true,
    added: true,
  }),
};

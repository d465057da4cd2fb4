import * as yup from 'yup';
import { accountBodies } from '../domain/entities/accountFields.ts';
import { shape } from '../domain/entities/fields.ts';
import { newAccountBodies } from '../domain/entities/newAccounts.ts';
import { studentBody } from './students.ts';

/** What is to become of a row. A skipped one changes nothing, and is only recorded. */
export const importActions = ['ADD', 'UPDATE', 'RESTORE', 'SKIP'] as const;

const targetSeconds = studentBody.fields.targetSeconds as yup.NumberSchema;
/** What a row has beyond the fields of all accounts: who the manager is, and the daily target. */
const ofStudents = {
  managerId: yup.string().max(64).nullable(),
  targetSeconds: targetSeconds.typeError('validation.duration').optional(),
};

/** A row that adds a student. */
export const importedStudent = shape({ ...newAccountBodies('student'), ...ofStudents });

const optional = (fields: Record<string, yup.Schema>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.optional()]));

/** A row that changes a student: the fields that are changed. */
export const studentChanges = shape({
  ...(optional(accountBodies) as {
    [N in keyof typeof accountBodies]: yup.Schema<yup.InferType<(typeof accountBodies)[N]> | undefined>;
  }),
  ...ofStudents,
});
export type StudentChanges = yup.InferType<typeof studentChanges>;

import { contract } from '../../../contract/index.ts';
import { importedStudent } from '../../../contract/importedStudent.ts';
import { studentFieldNames } from '../../../domain/entities/accountFields.ts';
import { formatSeconds } from '../../../domain/format.ts';
import { secondsOf } from '../../../engine/bulkAdd/cells/secondsOf.ts';
import type { GridDefinition, GridField } from '../../../engine/bulkAdd/definition.ts';
import { newAccountColumns } from '../../accounts/newAccountColumns.ts';

const columns = newAccountColumns('student', {
  name: { example: 'grid.example.student' },
  email: { example: 'student@example.com' },
  gender: { example: 'FEMALE' },
  memo: { example: 'grid.example.studentMemo' },
});
const note = 'memo';
const target: GridField = {
  source: 'targetSeconds',
  kind: 'duration',
  width: 110,
  example: '2:30:00',
  toBody: text => secondsOf(text) ?? Number.NaN,
};

/** New students, and changes of those who exist: their grid, its template and its uploads. */
export const newStudents: GridDefinition = {
  resource: 'students',
  words: 'accounts.students',
  schema: importedStudent,
  create: contract.students.create,
  bodyKey: 'students',
  update: {
    match: contract.imports.match,
    send: contract.imports.send,
    textsOf: ({ name, email, phone, nickname, gender, birthday, memo, ...student }) => ({
      name: [name],
      email: [email],
      phone: [phone],
      nickname: [nickname],
      gender: [gender],
      birthday: [birthday ?? ''],
      memo: [memo],
      ...Object.fromEntries(studentFieldNames.map(field => [field, [student[field]]])),
      targetSeconds: [formatSeconds(student.targetSeconds)],
      // A manager who is inactive, or has a namesake, cannot be chosen by name.
      managerId: [student.managerId ?? '', student.managerName ?? ''],
    }),
  },
  limitCodeOf: () => 'STUDENT_CAP',
  // The note stays the last column.
  fields: [
    ...columns.filter(({ source }) => source !== note),
    target,
    ...columns.filter(({ source }) => source === note),
  ],
};

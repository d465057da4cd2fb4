import { contract } from '../../../contract/index.ts';
import { newStudent } from '../../../contract/students.ts';
import type { GridDefinition } from '../../../engine/bulkAdd/definition.ts';
import { newAccountColumns } from '../../accounts/newAccountColumns.ts';

/** New students: their grid, its template and its uploads. */
export const newStudents: GridDefinition = {
  resource: 'students',
  words: 'accounts.students',
  schema: newStudent,
  create: contract.students.create,
  bodyKey: 'students',
  limitCodeOf: () => 'STUDENT_CAP',
  fields: newAccountColumns('student', {
    name: { example: 'grid.example.student' },
    email: { example: 'student@example.com' },
    gender: { example: 'FEMALE' },
    memo: { example: 'grid.example.studentMemo' },
  }),
};

import { contract } from '../../../contract/index.ts';
import { newStudent } from '../../../contract/students.ts';
import { genders } from '../../../domain/choices.ts';
import type { GridDefinition } from '../../../engine/bulkAdd/definition.ts';

/** New students: their grid, its template and its uploads. */
export const newStudents: GridDefinition = {
  resource: 'students',
  words: 'accounts.students',
  schema: newStudent,
  create: contract.students.create,
  bodyKey: 'students',
  limitCodeOf: () => 'STUDENT_CAP',
  fields: [
    {
      source: 'name',
      kind: 'text',
      width: 110,
      example: 'grid.example.student',
    },
    {
      source: 'email',
      kind: 'email',
      width: 200,
      example: 'student@example.com',
    },
    {
      source: 'phone',
      kind: 'phone',
      width: 130,
      example: '01012345678',
    },
    {
      source: 'gender',
      kind: 'choice',
      width: 104,
      example: 'FEMALE',
      choices: { values: genders, i18nPrefix: 'choices.gender' },
    },
    {
      source: 'birthday',
      kind: 'date',
      width: 120,
      example: '2010-03-04',
    },
    {
      source: 'memo',
      kind: 'text',
      width: 110,
      example: 'grid.example.studentMemo',
    },
  ],
};

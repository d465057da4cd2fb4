import { contract } from '../../../contract/index.ts';
import { newStudent } from '../../../contract/students.ts';
import { genders } from '../../../domain/choices.ts';
import type { GridDefinition } from '../../../engine/bulkAdd/definition.ts';
import { headerAliases } from '../../accounts/headerAliases.ts';

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
      headerAliases: [...headerAliases.name, '학생명', '학생 이름', '학생 성명', 'student', 'student name'],
    },
    {
      source: 'email',
      kind: 'email',
      width: 200,
      example: 'student@example.com',
      headerAliases: headerAliases.email,
    },
    {
      source: 'phone',
      kind: 'phone',
      width: 130,
      example: '01012345678',
      headerAliases: headerAliases.phone,
    },
    {
      source: 'gender',
      kind: 'choice',
      width: 104,
      example: 'FEMALE',
      choices: { values: genders, i18nPrefix: 'choices.gender' },
      headerAliases: ['성', 'sex'],
      valueAliases: {
        MALE: ['남', '남자', '남학생', 'm', 'man', 'boy'],
        FEMALE: ['여', '여자', '여학생', 'f', 'woman', 'girl'],
        NONE: ['없음', '미정'],
      },
    },
    {
      source: 'birthday',
      kind: 'date',
      width: 120,
      example: '2010-03-04',
      headerAliases: ['생일', '생년월일(6자리)', '출생일', 'date of birth', 'birth date', 'dob'],
    },
    {
      source: 'memo',
      kind: 'text',
      width: 110,
      example: 'grid.example.studentMemo',
      headerAliases: headerAliases.memo,
    },
  ],
};

import { contract } from '../../contract/index.ts';
import { newStudent } from '../../contract/students.ts';
import type { GridDefinition } from '../../engine/bulkAdd/definition.ts';
import { newStudents } from '../students/add/newStudents.ts';

const { resource, words, bodyKey, limitCodeOf, fields } = newStudents;

/** New students of an academy, added by the super administrator: the academy's grid without changes of existing students. */
export const newStudentsOf = (groupId: string): GridDefinition => ({
  resource,
  words,
  schema: newStudent,
  create: contract.adminStudents.create,
  body: { groupId },
  bodyKey,
  limitCodeOf,
  fields: fields.filter(({ source }) => source in newStudent.fields),
});

import { contract } from '../../contract/index.ts';
import { actionOnStudents } from './actionOnStudents.tsx';
import { updateActions } from './updateActions.ts';

const [setMemo] = updateActions;

/** Sets the memo of the students whom selected records are about. */
export const memoStudents = actionOnStudents(setMemo, contract.students.updateMany);

import type { Student } from '../../domain/entities/account.ts';
import type { Action } from '../../engine/actions/action.ts';
import { contract } from '../../contract/index.ts';
import { accountActions } from '../accounts/actions.ts';
import { correctInvitation } from '../accounts/correctInvitation.ts';
import { excuse, setTimes } from '../attendances/studentActions.ts';
import { messageStudents } from '../notifications/compose/messageStudents.ts';
import { assign } from './assign.ts';
import { mergeAction } from './merge/mergeAction.ts';
import { updateActions } from './updateActions.ts';
import { printCards } from './printCards.ts';

/** What can be done to students: what can be done to every account, assigning them to a manager, and writing to them. */
export const studentActions: readonly Action<Student>[] = [
  { ...messageStudents, appliesTo: student => student.accountStatus === 'ACTIVE' },
  assign,
  ...updateActions,
  ...accountActions,
  correctInvitation(contract.students.invite),
  excuse,
  setTimes,
  printCards,
  mergeAction,
];

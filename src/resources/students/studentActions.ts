import type { Student } from '../../domain/entities/account.ts';
import type { Action } from '../../engine/actions/action.ts';
import { accountActions } from '../accounts/actions.ts';
import { assign } from './assign.ts';

/** What can be done to students: what can be done to every account, and assigning them to a manager. */
export const studentActions: readonly Action<Student>[] = [assign, ...accountActions];

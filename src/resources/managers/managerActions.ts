import { contract } from '../../contract/index.ts';
import type { Manager } from '../../domain/entities/account.ts';
import type { Action } from '../../engine/actions/action.ts';
import { accountActions } from '../accounts/actions.ts';
import { correctInvitation } from '../accounts/correctInvitation.ts';

/** What can be done to managers: what can be done to every account. */
export const managerActions: readonly Action<Manager>[] = [
  ...accountActions,
  correctInvitation(contract.managers.invite),
];

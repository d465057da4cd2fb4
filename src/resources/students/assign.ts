import { UserCog } from 'lucide-react';
import type { AnswerOf } from '../../contract/call.ts';
import type { contract } from '../../contract/index.ts';
import type { Student } from '../../domain/entities/account.ts';
import { stepsBack } from '../../domain/stepsBack.ts';
import type { Action } from '../../engine/actions/action.ts';
import { ReplacedManagers } from '../accounts/ReplacedManagers.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

const AssignOptions = lazyPart(() => import('../accounts/AssignOptions.tsx'), 'AssignOptions');

/** Assigns students to a manager; who had another one leaves them. */
export const assign: Action<Student> = {
  name: 'assign',
  icon: UserCog,
  options: AssignOptions,
  asksFirst: true,
  forecast: ReplacedManagers,
  stepsBack: (done, { managerId }) =>
    stepsBack(done as unknown as AnswerOf<typeof contract.managers.assign>, String(managerId)).map(
      ({ verb, customerIds, ...options }) => ({ verb, customerIds, options }),
    ),
  appliesTo: student => student.accountStatus !== 'DELETED',
};

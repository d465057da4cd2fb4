import { UserCog } from 'lucide-react';
import type { Student } from '../../domain/entities/account.ts';
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
  appliesTo: student => student.accountStatus !== 'DELETED',
};

import { NotebookPen, Target } from 'lucide-react';
import type { Student } from '../../domain/entities/account.ts';
import type { Action } from '../../engine/actions/action.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const MemoOptions = lazyPart(() => import('./MemoOptions.tsx'), 'MemoOptions');
const TargetOptions = lazyPart(() => import('./TargetOptions.tsx'), 'TargetOptions');

const shared: Pick<Action<Student>, 'verb' | 'asksFirst' | 'isReady' | 'appliesTo'> = {
  verb: 'update',
  asksFirst: true,
  // What would happen does not depend on what is typed.
  isReady: () => true,
  appliesTo: student => student.accountStatus !== 'DELETED',
};

/** What is changed of several students at once: their memo, and their daily target. */
export const updateActions = [
  { ...shared, name: 'setMemo', icon: NotebookPen, options: MemoOptions },
  { ...shared, name: 'setTarget', icon: Target, options: TargetOptions },
] as const satisfies readonly Action<Student>[];

import { NotebookPen, Target } from 'lucide-react';
import type { AnswerOf } from '../../contract/call.ts';
import type { contract } from '../../contract/index.ts';
import type { Student } from '../../domain/entities/account.ts';
import type { Action } from '../../engine/actions/action.ts';
import { MemoOptions } from './MemoOptions.tsx';
import { OverwrittenMemos } from './OverwrittenMemos.tsx';
import { TargetOptions } from './TargetOptions.tsx';

const verb = 'update';
const shared: Pick<Action<Student>, 'verb' | 'asksFirst' | 'isReady' | 'stepsBack' | 'appliesTo'> = {
  verb,
  asksFirst: true,
  // What would happen is asked once, and not with each letter.
  isReady: () => true,
  stepsBack: done => [
    {
      verb,
      customerIds: [],
      options: { changes: (done as unknown as AnswerOf<typeof contract.students.updateMany>).before },
    },
  ],
  appliesTo: student => student.accountStatus !== 'DELETED',
};

/** What is changed of several students at once: their memo, and their daily target. */
export const updateActions: readonly Action<Student>[] = [
  { ...shared, name: 'setMemo', icon: NotebookPen, options: MemoOptions, forecast: OverwrittenMemos },
  { ...shared, name: 'setTarget', icon: Target, options: TargetOptions },
];

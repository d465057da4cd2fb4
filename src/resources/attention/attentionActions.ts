import { CircleCheck, NotebookPen, RotateCcw, UserCog } from 'lucide-react';
import type { AttentionEntry } from '../../domain/entities/attention.ts';
import type { Action } from '../../engine/actions/action.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { messageStudents } from '../notifications/compose/messageStudents.ts';

const NoteOptions = lazyPart(() => import('./NoteOptions.tsx'), 'NoteOptions');
const MemoOptions = lazyPart(() => import('../students/MemoOptions.tsx'), 'MemoOptions');
const AssignOptions = lazyPart(() => import('../accounts/AssignOptions.tsx'), 'AssignOptions');

const isOpen = ({ findings }: AttentionEntry) => findings.some(({ handled }) => handled === null);

/** What can be done about students who need attention. */
export const attentionActions: readonly Action<AttentionEntry>[] = [
  messageStudents,
  {
    name: 'setMemo',
    verb: 'update',
    icon: NotebookPen,
    options: MemoOptions,
    asksFirst: true,
    isReady: () => true,
  },
  { name: 'assign', icon: UserCog, options: AssignOptions, asksFirst: true },
  {
    name: 'handle',
    icon: CircleCheck,
    options: NoteOptions,
    isReady: ({ note }) => note !== undefined,
    appliesTo: isOpen,
  },
  { name: 'reopen', icon: RotateCcw, appliesTo: entry => !isOpen(entry) },
];

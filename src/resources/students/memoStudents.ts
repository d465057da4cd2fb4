import { NotebookPen } from 'lucide-react';
import { contract } from '../../contract/index.ts';
import type { Action } from '../../engine/actions/action.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const StudentMemoDialog = lazyPart(() => import('./StudentMemoDialog.tsx'), 'StudentMemoDialog');

/** Sets the memo of the students whom selected records are about. */
export const memoStudents = {
  name: 'setMemo',
  icon: NotebookPen,
  opens: { call: contract.students.updateMany, Dialog: StudentMemoDialog },
} as const satisfies Action<{ customerId: string }>;

import { Merge } from 'lucide-react';
import type { Student } from '../../../domain/entities/account.ts';
import { contract } from '../../../contract/index.ts';
import type { Action } from '../../../engine/actions/action.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const MergeDialog = lazyPart(() => import('./MergeDialog.tsx'), 'MergeDialog');

/** Merges two accounts of one person. */
export const mergeAction: Action<Student> = {
  name: 'merge',
  icon: Merge,
  exactly: 2,
  opens: { call: contract.students.merge, Dialog: MergeDialog },
  appliesTo: student => student.accountStatus !== 'DELETED',
};

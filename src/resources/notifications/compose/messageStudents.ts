import { Send } from 'lucide-react';
import { contract } from '../../../contract/index.ts';
import type { Action } from '../../../engine/actions/action.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const MessageDialog = lazyPart(() => import('./MessageDialog.tsx'), 'MessageDialog');

/** Writes a notice to the students of selected records. */
export const messageStudents = {
  name: 'message',
  icon: Send,
  opens: { call: contract.notifications.create, Dialog: MessageDialog },
} as const satisfies Action<{ customerId: string }>;

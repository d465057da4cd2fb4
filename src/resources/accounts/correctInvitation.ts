import { MailWarning } from 'lucide-react';
import type { Call } from '../../contract/call.ts';
import type { Manager, Student } from '../../domain/entities/account.ts';
import type { Action } from '../../engine/actions/action.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { resendInvitation } from './actions.ts';

export const CorrectInvitationDialog = lazyPart(
  () => import('./CorrectInvitationDialog.tsx'),
  'CorrectInvitationDialog',
);

/** Sends the invitation of one account to another address. `call` is the resource's. */
export const correctInvitation = (call: Call): Action<Student | Manager> => ({
  ...resendInvitation,
  name: 'correctInvitation',
  icon: MailWarning,
  opens: { call, Dialog: CorrectInvitationDialog },
  single: true,
});

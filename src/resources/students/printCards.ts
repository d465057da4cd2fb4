import { QrCode } from 'lucide-react';
import { contract } from '../../contract/index.ts';
import type { Student } from '../../domain/entities/account.ts';
import type { Action } from '../../engine/actions/action.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const InvitationCardsDialog = lazyPart(
  () => import('./cards/InvitationCardsDialog.tsx'),
  'InvitationCardsDialog',
);

/** Prints cards that say how to sign in, for students who do not read emails. */
export const printCards: Action<Student> = {
  name: 'printCards',
  icon: QrCode,
  opens: { call: contract.students.cards, Dialog: InvitationCardsDialog },
  appliesTo: student => student.accountStatus === 'ACTIVE' && student.authenticatedAt === null,
};

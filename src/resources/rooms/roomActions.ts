import { CircleStop, Send } from 'lucide-react';
import { contract } from '../../contract/index.ts';
import type { Room } from '../../domain/entities/room.ts';
import type { Action } from '../../engine/actions/action.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const MessageUsersDialog = lazyPart(() => import('./MessageUsersDialog.tsx'), 'MessageUsersDialog');

/** What can be done to open rooms. */
export const roomActions: readonly Action<Room>[] = [
  {
    name: 'messageUsers',
    icon: Send,
    opens: { call: contract.notifications.create, Dialog: MessageUsersDialog },
    appliesTo: room => room.userCount > 0,
  },
  { name: 'endRooms', icon: CircleStop, tone: 'negative' },
];

import { CircleStop } from 'lucide-react';
import type { Room } from '../../domain/entities/room.ts';
import type { Action } from '../../engine/actions/action.ts';

/** What can be done to open rooms. */
export const roomActions: readonly Action<Room>[] = [
  { name: 'endRooms', icon: CircleStop, tone: 'negative' },
];

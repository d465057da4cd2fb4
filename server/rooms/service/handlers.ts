import type { HandlersOf } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { answerEntry } from './answerEntry.ts';
import { readAccounts } from './readAccounts.ts';
import { readRoom, readRooms } from './readRooms.ts';
import { receiveEvents } from './receiveEvents.ts';
import { receiveSnapshot } from './receiveSnapshot.ts';

export const roomService: HandlersOf<'roomService'> = {
  events: receiveEvents,
  participants: receiveSnapshot,
  entries: prepared(answerEntry, async (_, answer) => answer),
  rooms: async context => ({
    content: await readRooms(context, { withEnded: context.query.withEnded ?? false }),
  }),
  room: context => readRoom(context, context.params.roomId),
  accounts: readAccounts,
};

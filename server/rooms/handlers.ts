import type { SomeHandlersOf } from '../core/context.ts';
import { listHandler, toPageWithInfo } from '../core/list.ts';
import { roomDetails } from './details.ts';
import { endRoom } from './end.ts';
import { endRooms } from './endMany.ts';
import { activeRooms, roomHistories } from './list.ts';
import { createRoomPassword } from './password.ts';
import { removeRoomUser } from './removeUser.ts';
import { representative } from './representative.ts';
import { updateRoom } from './update.ts';
import { joinHistories } from './joinHistories.ts';
import { liveUsers } from './users.ts';

export const rooms = {
  active: listHandler(activeRooms, toPageWithInfo),
  activeOne: context => roomDetails(context, context.params.roomId, { open: true }),
  update: updateRoom,
  end: context => endRoom(context, context.params.roomId),
  endMany: endRooms,
  activeRepresentative: context => representative(context, context.params.roomId),
  roomUsers: async context => ({ content: await liveUsers(context, context.params.roomId) }),
  removeUser: removeRoomUser,
  otp: createRoomPassword,
  histories: listHandler(roomHistories, toPageWithInfo),
  historyOne: context => roomDetails(context, context.params.roomId),
  historyRepresentative: context => representative(context, context.params.roomId),
  joinHistories: listHandler(joinHistories, toPageWithInfo),
} satisfies SomeHandlersOf<'rooms'>;

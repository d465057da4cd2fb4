import { contract } from '../../contract/index.ts';
import type { Room } from '../../domain/entities/room.ts';
import { list, type Column } from '../../engine/list/definition.ts';
import { SwitchOptions } from '../../engine/list/SwitchOptions.tsx';
import { pathOfRecord } from '../../screens.ts';
import { ActivityOptions } from './ActivityOptions.tsx';
import { cells } from './cells.tsx';
import { RoomSummary } from './RoomSummary.tsx';
import { NoPermissionsNote } from './NoPermissionsNote.tsx';
import { roomActions } from './roomActions.ts';

const name: Column<Room> = { source: 'name', card: 'title', render: cells.Name };
const mode: Column<Room> = { source: 'roomMode', as: 'roomMode', sortable: false };
const creator: Column<Room>[] = [
  { source: 'creatorName', card: 'subtitle' },
  { source: 'creatorEmail', as: 'email', sortable: false, hidden: true },
  { source: 'nickname', sortable: false, hidden: true },
];
const rest: Column<Room>[] = [
  { source: 'passwordSet', as: 'flag', sortable: false, hidden: true },
  { source: 'roomUrlId', sortable: false, hidden: true },
];
const search = ['name', 'creatorName', 'creatorEmail'] as const;

/** The rooms that are open: their columns, filters and export. */
export const roomList = list<Room>({
  resource: 'rooms',
  key: 'roomId',
  actions: roomActions,
  recordLabel: room => room.name,
  recordLink: room => pathOfRecord('roomStatus', room.roomId),
  columns: [
    name,
    { source: 'userCount', as: 'number', card: 'status', render: cells.UserCount },
    mode,
    ...creator,
    { source: 'createdAt', as: 'dateTime' },
    { source: 'durationSeconds', as: 'duration', card: 'line', render: cells.OpenFor },
    { source: 'maxParticipants', as: 'number', hidden: true },
    ...rest,
  ],
  search,
  filters: [
    { source: 'withUsersOnly', options: SwitchOptions },
    { source: 'roomMode', choices: 'roomMode' },
  ],
  period: 'optional',
  drawing: 'room',
  sort: { field: 'userCount', order: 'DESC' },
  exports: { xlsx: contract.rooms.active },
  header: RoomSummary,
});

/** Every room there was. */
export const roomHistoryList = list<Room>({
  resource: 'roomHistories',
  key: 'roomId',
  recordLabel: room => room.name,
  recordLink: room => pathOfRecord('roomHistory', room.roomId),
  header: NoPermissionsNote,
  columns: [
    name,
    { source: 'status', as: 'roomStatus', card: 'status' },
    mode,
    ...creator,
    { source: 'createdAt', as: 'dateTime', card: 'line' },
    { source: 'endedAt', as: 'dateTime' },
    { source: 'durationSeconds', as: 'duration', render: cells.OpenFor },
    { source: 'userCount', as: 'number' },
    { source: 'maxParticipants', as: 'number', hidden: true },
    ...rest,
  ],
  search,
  filters: [
    { source: 'status', statuses: 'roomStatus' },
    { source: 'roomMode', choices: 'roomMode' },
    { source: 'activity', options: ActivityOptions },
  ],
  period: 'optional',
  drawing: 'room',
  sort: { field: 'createdAt', order: 'DESC' },
  exports: { xlsx: contract.rooms.histories },
});

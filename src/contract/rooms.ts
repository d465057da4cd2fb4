import * as yup from 'yup';
import { hostPermissions, roomActivities, roomModes, type RoomActivity } from '../domain/choices.ts';
import { choice, id, instant, listOf, maybe, shape, text } from '../domain/entities/fields.ts';
import {
  recommendedStudy,
  representativeInfo,
  room,
  roomDetails,
  roomUser,
} from '../domain/entities/room.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { del, get, post, put } from './call.ts';
import { manyIds, recordVerdicts } from './recordVerdicts.ts';
import { anyOf, listQuery, pageWithInfo, periodFields, queryFlag } from './shapes.ts';

const roomSort = [
  'name',
  'creatorName',
  'createdAt',
  'endedAt',
  'status',
  'userCount',
  'maxParticipants',
  'durationSeconds',
] as const;
const roomSearch = ['name', 'creatorName', 'creatorEmail'] as const;
const onOff = choice(['ON', 'OFF']);
const { name, password, participants } = limits.room;

/** What may be changed of a room. `password` is set when given, removed when null, kept when absent. */
export const roomBody = shape({
  name: rules.lengthBetween(name, 'validation.roomName').required(),
  roomMode: choice(roomModes),
  maxParticipants: yup
    .number()
    .integer('validation.numeric')
    .min(participants.min, 'validation.participants')
    .max(participants.max, 'validation.participants')
    .required(),
  password: yup
    .string()
    .min(password.min, 'validation.roomPassword')
    .max(password.max, 'validation.roomPassword')
    .nullable(),
  recommendedStudy,
  defaultRoleCamera: onOff,
  defaultRoleMic: onOff,
  hostPermissions: listOf(choice(hostPermissions)),
  endsOn: maybe(rules.date),
});

const joinHistory = listQuery({
  sort: ['enteredAt', 'exitedAt', 'username'],
  search: ['username'],
  filters: periodFields,
});

/** Room history's menu item is open to everyone in the academy (specification, section 6), and so are its calls. */
export const rooms = {
  active: get('/active-studies', 'VIEW_STUDY', {
    query: listQuery({
      sort: roomSort,
      search: roomSearch,
      filters: { ...periodFields, withUsersOnly: queryFlag, roomMode: anyOf(roomModes) },
    }),
    returns: pageWithInfo(room),
    streams: true,
  }),
  activeOne: get('/active-studies/rooms/:roomId', 'VIEW_STUDY', { returns: roomDetails }),
  update: put('/studies/rooms/:roomId', 'VIEW_STUDY', {
    body: roomBody,
    returns: roomDetails,
    versioned: true,
  }),
  end: del('/studies/rooms/:roomId', 'VIEW_STUDY'),
  endMany: post('/studies/rooms/ends', 'VIEW_STUDY', {
    body: shape({ roomIds: manyIds, dryRun: yup.boolean() }),
    returns: recordVerdicts,
    added: true,
  }),
  activeRepresentative: get('/active-studies/rooms/:roomId/representative-info', 'VIEW_STUDY', {
    returns: representativeInfo,
  }),
  roomUsers: get('/studies/rooms/:roomId/room-users', 'VIEW_STUDY', {
    returns: shape({ content: listOf(roomUser) }),
    conditional: true,
  }),
  /** Asks the service that runs the room to disconnect someone; where no service is asked, their stay ends at once. */
  removeUser: del('/studies/rooms/:roomId/room-users/:roomUserId', 'VIEW_STUDY', {
    returns: shape({ result: choice(['REQUESTED', 'LEFT']) }),
    added: true,
    refuses: ['ALREADY_LEFT'],
  }),
  otp: post('/studies/otp', 'VIEW_STUDY', {
    body: shape({ roomId: id }),
    returns: shape({ otp: text, expiresAt: instant, joinUrl: text }),
    // Everyone who may view rooms may enter one.
    writes: false,
  }),
  histories: get('/studies/histories', 'academy', {
    query: listQuery({
      sort: roomSort,
      search: roomSearch,
      filters: {
        ...periodFields,
        /** What is asked of the rooms' study days `since` to `until`; without it, whether they were used on any of them. */
        activity: yup.string<RoomActivity>().oneOf(roomActivities, 'validation.choice'),
        status: anyOf(['AVAILABLE', 'ENDED']),
        roomMode: anyOf(roomModes),
      },
    }),
    returns: pageWithInfo(room),
    streams: true,
  }),
  historyOne: get('/studies/rooms/:roomId/histories', 'academy', { returns: roomDetails }),
  historyRepresentative: get('/studies/rooms/:roomId/histories/representative-info', 'academy', {
    returns: representativeInfo,
  }),
  joinHistories: get('/studies/rooms/:roomId/room-users/histories', 'academy', {
    query: joinHistory,
    returns: pageWithInfo(roomUser),
    streams: true,
  }),
};

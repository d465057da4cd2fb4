import * as yup from 'yup';
import { listOf, shape } from '../domain/entities/fields.ts';
import {
  entryAnswer,
  entryRequest,
  eventVerdicts,
  roomEvent,
  roomSnapshot,
  serviceAccount,
  serviceRoom,
  snapshotVerdicts,
} from '../domain/entities/roomService.ts';
import { limits } from '../domain/limits.ts';
import { rules } from '../domain/rules.ts';
import { get, post, put } from './call.ts';
import { page, query, queryFlag } from './shapes.ts';

/** The academy that a call is about: needed with a key that is valid for all academies. */
const ofAcademy = { groupId: yup.string().max(64) };

/** Each event is validated by itself and gets a verdict of its own, so the batch takes anything. */
const anyEvent = yup.mixed().nullable().meta({ documents: roomEvent });

/** The calls of the service that runs the camera rooms. It has an API key; no one who is signed in makes them. */
export const roomService = {
  events: post('/room-service/events', 'apiKey', {
    scope: 'rooms:write',
    query: query(ofAcademy),
    body: yup.array().of(anyEvent).max(limits.roomService.batch, 'validation.tooMany').required(),
    cloudEvents: true,
    returns: eventVerdicts,
    added: true,
  }),
  participants: put('/room-service/rooms/:roomId/participants', 'apiKey', {
    scope: 'rooms:write',
    query: query(ofAcademy),
    body: roomSnapshot,
    returns: snapshotVerdicts,
    added: true,
  }),
  entries: post('/room-service/entries', 'apiKey', {
    scope: 'rooms:write',
    query: query(ofAcademy),
    body: entryRequest,
    returns: entryAnswer,
    added: true,
  }),
  rooms: get('/room-service/rooms', 'apiKey', {
    scope: 'rooms:read',
    query: query({ ...ofAcademy, withEnded: queryFlag }),
    returns: shape({ content: listOf(serviceRoom) }),
    added: true,
  }),
  room: get('/room-service/rooms/:roomId', 'apiKey', {
    scope: 'rooms:read',
    query: query(ofAcademy),
    returns: serviceRoom,
    added: true,
  }),
  accounts: get('/room-service/accounts', 'apiKey', {
    scope: 'accounts:read',
    query: query({
      ...ofAcademy,
      page: yup.number().integer().min(0).max(1_000_000).default(0),
      size: yup.number().integer().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
      searchText: rules.searchText,
    }),
    returns: page(serviceAccount),
    added: true,
  }),
};

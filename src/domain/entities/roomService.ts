import * as yup from 'yup';
import {
  deviceTypes,
  expulsionReasons,
  hostPermissions,
  networkTypes,
  roomModes,
  segmentStates,
} from '../choices.ts';
import { limits } from '../limits.ts';
import { roomEventTypes, type RoomEventType } from '../roomEventTypes.ts';
import { roomServiceReasons } from '../roomServiceReasons.ts';
import { rules } from '../rules.ts';
import { choice, count, date, flag, id, instant, listOf, maybe, shape, text, version } from './fields.ts';

const onOff = yup.string<'ON' | 'OFF'>().oneOf(['ON', 'OFF'], 'validation.choice');
const optional = <const T extends readonly string[]>(values: T) =>
  yup.string<T[number]>().oneOf(values as readonly T[number][], 'validation.choice');
const deviceText = rules.lengthBetween({ min: 0, max: limits.roomService.deviceText });
const word = rules.lengthBetween({ min: 1, max: 200 }).required();
/** The room service chooses the ids of rooms that it opens. */
const newRoomId = yup
  .string()
  .matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'validation.invalid')
  .required();
const { name, participants } = limits.room;
const seats = yup
  .number()
  .integer('validation.numeric')
  .min(participants.min, 'validation.participants')
  .max(participants.max, 'validation.participants');

/** What a participant's client may say of itself. */
const deviceFields = {
  camera: onOff,
  mic: onOff,
  speaker: onOff,
  networkType: optional(networkTypes),
  os: deviceText,
  deviceType: optional(deviceTypes),
  deviceModel: deviceText,
};
const roomSettings = {
  roomMode: optional(roomModes),
  maxParticipants: seats,
  defaultRoleCamera: onOff,
  defaultRoleMic: onOff,
};
const about = { roomId: id, customerId: id };
const plain = shape(about);

/** The `data` of each type of event. */
export const roomEventData = {
  'room.opened': shape({
    roomId: newRoomId,
    name: rules.lengthBetween(name).required(),
    /** The account that opened it; the academy's owner by default. */
    creatorId: yup.string().max(64),
    /** What its address in the room app ends with; its id unless given. */
    roomUrlId: deviceText,
    ...roomSettings,
  }),
  'room.changed': shape({ roomId: id, name: rules.lengthBetween(name), ...roomSettings }),
  'room.closed': shape({ roomId: id }),
  'participant.joined': shape({ ...about, ...deviceFields }),
  'participant.left': shape({ ...about, reason: optional(expulsionReasons) }),
  'participant.away': plain,
  'participant.back': plain,
  'camera.on': plain,
  'camera.off': plain,
  'microphone.on': plain,
  'microphone.off': plain,
  'stopwatch.started': plain,
  'stopwatch.break': plain,
  'stopwatch.paused': plain,
  'stopwatch.stopped': plain,
} satisfies Record<RoomEventType, yup.Schema>;

/** A CloudEvents 1.0 event. Further attributes are taken and ignored, as CloudEvents has it. */
export const roomEvent = yup
  .object({
    specversion: yup.string().oneOf(['1.0'], 'validation.choice').required(),
    id: word,
    source: word,
    type: choice(roomEventTypes),
    time: instant,
    datacontenttype: optional(['application/json']),
    data: yup.object().required(),
  })
  .required();

/** What became of an event or a participant, with a reason where it was refused. */
const verdictFields = {
  reason: maybe(choice(roomServiceReasons)),
  message: maybe(text),
};

const eventVerdict = shape({
  /** Its place in the batch, from 0. */
  index: count,
  source: maybe(text),
  id: maybe(text),
  verdict: choice(['ACCEPTED', 'DUPLICATE', 'LATE', 'REFUSED']),
  ...verdictFields,
  /** The field that is wrong, and what is wrong with it. */
  field: maybe(text),
});
export type EventVerdict = yup.InferType<typeof eventVerdict>;

export const eventVerdicts = shape({
  verdicts: listOf(eventVerdict),
  acceptedCount: count,
  duplicateCount: count,
  lateCount: count,
  refusedCount: count,
});

/** A person in a room, as the room service sees them at the time of a snapshot. */
export const snapshotParticipant = shape({
  customerId: id,
  ...deviceFields,
  stopwatch: optional(segmentStates),
  away: yup.boolean(),
});

export const roomSnapshot = shape({
  /** When it was taken. */
  time: instant,
  participants: yup
    .array()
    .of(snapshotParticipant)
    .max(limits.roomService.participants, 'validation.tooMany')
    .required(),
});

export const snapshotVerdicts = shape({
  verdicts: listOf(
    shape({
      customerId: id,
      verdict: choice(['UNCHANGED', 'CHANGED', 'ENTERED', 'REFUSED']),
      ...verdictFields,
    }),
  ),
  /** Whose stays were ended because the snapshot does not name them, each as of their last sign of life. */
  left: listOf(shape({ customerId: id, exitedAt: instant })),
});

/**
 * Someone who wants to enter a room: who they are, or the one-time password that says so. Guests, whom rooms for guests
 * take, are neither.
 */
export const entryRequest = shape({
  roomId: id,
  customerId: yup.string().max(64),
  password: yup.string().max(limits.room.password.max),
  oneTimePassword: yup.string().max(limits.roomPassword.length),
});

export const entryAnswer = shape({
  allowed: flag,
  customerId: maybe(id),
  displayName: maybe(text),
  role: maybe(choice(['STUDENT', 'MANAGER', 'HOST', 'GUEST'])),
  liveKit: maybe(shape({ url: text, token: text })),
  ...verdictFields,
});
export type EntryAnswer = yup.InferType<typeof entryAnswer>;

/** A room's settings, for the service that runs it. */
export const serviceRoom = shape({
  roomId: id,
  roomUrlId: text,
  name: text,
  status: choice(['AVAILABLE', 'ENDED']),
  roomMode: choice(roomModes),
  maxParticipants: count,
  passwordSet: flag,
  defaultRoleCamera: choice(['ON', 'OFF']),
  defaultRoleMic: choice(['ON', 'OFF']),
  hostPermissions: listOf(choice(hostPermissions)),
  creatorId: id,
  createdAt: instant,
  endedAt: maybe(instant),
  endsOn: maybe(date),
  participants: listOf(shape({ customerId: id, enteredAt: instant })),
  version,
});
export type ServiceRoom = yup.InferType<typeof serviceRoom>;

/** An account, as the room service has to know it. */
export const serviceAccount = shape({
  customerId: id,
  userId: id,
  kind: choice(['OWNER', 'MANAGER', 'STUDENT']),
  name: text,
  nickname: text,
  email: text,
  accountStatus: choice(['ACTIVE', 'INACTIVE']),
});
export type ServiceAccount = yup.InferType<typeof serviceAccount>;

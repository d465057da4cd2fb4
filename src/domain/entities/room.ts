import * as yup from 'yup';
import {
  deviceTypes,
  expulsionReasons,
  hostPermissions,
  networkTypes,
  roomModes,
  userTypes,
} from '../choices.ts';
import {
  choice,
  count,
  date,
  flag,
  id,
  instant,
  listOf,
  maybe,
  seconds,
  shape,
  text,
  version,
} from './fields.ts';

const onOff = choice(['ON', 'OFF']);

/** A room as lists show it (specification, section 3). */
export const room = shape({
  roomId: id,
  roomUrlId: text,
  name: text,
  creatorName: text,
  creatorEmail: text,
  nickname: text,
  createdAt: instant,
  endedAt: maybe(instant),
  status: choice(['AVAILABLE', 'ENDED']),
  roomMode: choice(roomModes),
  passwordSet: flag,
  maxParticipants: count,
  userCount: count,
  /** Since when the room service has been silent about it for too long; null while it reports the room, or where there is no such service. */
  staleSince: maybe(instant),
  durationSeconds: seconds,
});
export type Room = yup.InferType<typeof room>;

export const recommendedStudy = shape({ used: flag, weight: count });

/** What a room is and what happens in it now. */
export const roomDetails = shape({
  basicInfo: room,
  detailInfo: shape({
    recommendedStudy,
    defaultRoleCamera: onOff,
    defaultRoleMic: onOff,
    hostPermissions: listOf(choice(hostPermissions)),
    endsOn: maybe(date),
    totalUserCount: count,
    totalStudySeconds: seconds,
  }),
  version,
});
export type RoomDetails = yup.InferType<typeof roomDetails>;

/** A room's creator. */
export const representativeInfo = shape({
  customerId: maybe(id),
  userId: maybe(id),
  name: text,
  email: text,
  nickname: text,
  profileImageUrl: maybe(text),
});
export type RepresentativeInfo = yup.InferType<typeof representativeInfo>;

/** One stay of one person in one room; live while `exitedAt` is null. */
export const roomUser = shape({
  roomUserId: id,
  roomId: id,
  roomName: text,
  userId: id,
  customerId: id,
  username: text,
  userType: choice(userTypes),
  enteredAt: instant,
  exitedAt: maybe(instant),
  camera: onOff,
  mic: onOff,
  speaker: onOff,
  networkType: choice(networkTypes),
  creatorPermission: flag,
  expulsionReason: choice(expulsionReasons),
  os: text,
  deviceType: choice(deviceTypes),
  deviceModel: text,
});
export type RoomUser = yup.InferType<typeof roomUser>;

import type { PersonaName } from './simulator/plan/personas.ts';

export interface DemoRoom {
  key: string;
  name: string;
  /** The key of a manager, `owner`, or the handle of a student. */
  creator: string;
  createdDaysAgo: number;
  endedDaysAgo?: number;
  endsInDays?: number;
  roomMode: 'GENERAL' | 'PREMIUM' | 'GUEST';
  password?: true;
  maxParticipants: number;
  /** How much study here counts, in per cent, where it is recommended. */
  recommendedWeight?: number;
  camera?: 'OFF';
  mic?: 'ON';
  hostPermissions: readonly string[];
}

const weeks = 17;

/** A mock exam each week in a room of its own, which closes before the next one opens. */
const weeklyRooms = Array.from({ length: weeks }, (_, week): DemoRoom => ({
  key: `week-${week}`,
  name: `실전 모의고사반 ${weeks - week}회`,
  creator: 'manager',
  createdDaysAgo: 3 + 7 * week,
  ...(week > 0 ? { endedDaysAgo: 7 * week - 3 } : {}),
  roomMode: 'GENERAL',
  maxParticipants: 10,
  hostPermissions: ['MUTE', 'EXPEL', 'END'],
}));

/** The rooms of the demo academy: twelve that are open, two for which there was no more need, and those of past weeks. */
export const demoRooms: readonly DemoRoom[] = [
  {
    key: 'quiet',
    name: '조용한 열람실',
    creator: 'owner',
    createdDaysAgo: 125,
    roomMode: 'GENERAL',
    maxParticipants: 24,
    recommendedWeight: 100,
    hostPermissions: ['MUTE', 'CAMERA_OFF', 'EXPEL'],
  },
  {
    key: 'entrance',
    name: '고3 수능 집중반',
    creator: 'manager',
    createdDaysAgo: 123,
    roomMode: 'PREMIUM',
    password: true,
    maxParticipants: 12,
    recommendedWeight: 120,
    hostPermissions: ['MUTE', 'CAMERA_OFF', 'EXPEL', 'LOCK', 'END'],
  },
  {
    key: 'repeaters',
    name: '재수 종합반 자습실',
    creator: 'kimtaehyun',
    createdDaysAgo: 124,
    roomMode: 'PREMIUM',
    maxParticipants: 10,
    recommendedWeight: 120,
    hostPermissions: ['MUTE', 'CAMERA_OFF', 'EXPEL', 'LOCK'],
  },
  {
    key: 'middle',
    name: '중등 내신 자습실',
    creator: 'hanjiyoung',
    createdDaysAgo: 121,
    roomMode: 'GENERAL',
    maxParticipants: 12,
    hostPermissions: ['MUTE', 'EXPEL'],
  },
  {
    key: 'civil',
    name: '공무원 시험 자습실',
    creator: 'hyejin.noh',
    createdDaysAgo: 109,
    roomMode: 'GENERAL',
    password: true,
    maxParticipants: 8,
    hostPermissions: ['MUTE', 'EXPEL', 'END'],
  },
  {
    key: 'night',
    name: '심야 자습실',
    creator: 'ohseyoung',
    createdDaysAgo: 117,
    roomMode: 'GENERAL',
    maxParticipants: 10,
    hostPermissions: ['MUTE', 'EXPEL'],
  },
  {
    key: 'dawn',
    name: '새벽 자습실',
    creator: 'yena.ham',
    createdDaysAgo: 106,
    roomMode: 'GUEST',
    maxParticipants: 16,
    recommendedWeight: 110,
    hostPermissions: ['MUTE'],
  },
  {
    key: 'language',
    name: '어학 시험 자습실',
    creator: 'ohseyoung',
    createdDaysAgo: 96,
    endsInDays: 45,
    roomMode: 'GUEST',
    maxParticipants: 6,
    mic: 'ON',
    hostPermissions: ['MUTE', 'CAMERA_OFF', 'EXPEL', 'END'],
  },
  {
    key: 'pomodoro',
    name: '뽀모도로 자습실',
    creator: 'chaewon.yoon',
    createdDaysAgo: 52,
    roomMode: 'GENERAL',
    maxParticipants: 8,
    hostPermissions: ['MUTE', 'EXPEL'],
  },
  {
    key: 'weekend',
    name: '주말 모의고사실',
    creator: 'manager',
    createdDaysAgo: 24,
    endsInDays: 80,
    roomMode: 'PREMIUM',
    maxParticipants: 15,
    recommendedWeight: 130,
    camera: 'OFF',
    hostPermissions: ['MUTE', 'CAMERA_OFF', 'EXPEL', 'LOCK', 'END'],
  },
  {
    key: 'license',
    name: '자격증 시험 자습실',
    creator: 'hyejin.noh',
    createdDaysAgo: 66,
    roomMode: 'GENERAL',
    maxParticipants: 8,
    hostPermissions: ['MUTE', 'EXPEL'],
  },
  {
    key: 'special',
    name: '단기 특강 자습실',
    creator: 'kimtaehyun',
    createdDaysAgo: 112,
    endedDaysAgo: 47,
    roomMode: 'GENERAL',
    maxParticipants: 14,
    hostPermissions: ['MUTE', 'EXPEL', 'END'],
  },
  {
    key: 'sprint',
    name: '내신 대비 자습실',
    creator: 'hanjiyoung',
    createdDaysAgo: 31,
    endedDaysAgo: 9,
    roomMode: 'PREMIUM',
    password: true,
    maxParticipants: 10,
    hostPermissions: ['MUTE', 'CAMERA_OFF', 'EXPEL', 'LOCK', 'END'],
  },
  ...weeklyRooms,
];

const ofWeeks = weeklyRooms.map(({ key }) => key);

/** Where which kind of student likes to study, best first. */
export const favouriteRooms: Record<PersonaName, readonly string[]> = {
  middleSchool: ['middle', 'sprint', 'quiet', 'pomodoro'],
  highSchool: ['quiet', 'entrance', 'sprint', 'special', 'pomodoro', 'weekend', ...ofWeeks],
  repeater: ['repeaters', 'weekend', 'entrance', 'quiet', 'special', ...ofWeeks],
  civilService: ['civil', 'quiet', 'pomodoro'],
  university: ['language', 'quiet', 'night', 'pomodoro', 'license'],
  worker: ['quiet', 'dawn', 'civil', 'language', 'license'],
  nightOwl: ['night', 'quiet'],
  earlyBird: ['dawn', 'quiet', 'night'],
};

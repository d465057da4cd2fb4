import * as yup from 'yup';
import { deviceTypes, segmentStates } from '../choices.ts';
import { stopwatchStatuses } from '../statuses.ts';
import {
  choice,
  count,
  date,
  flag,
  id,
  instant,
  listOf,
  maybe,
  rate,
  seconds,
  shape,
  text,
  version,
} from './fields.ts';

const stopwatchStatus = choice(Object.keys(stopwatchStatuses) as (keyof typeof stopwatchStatuses)[]);

/**
 * One tile of the live wall: a student who is in a room now. The study day's seconds and the rate are those of `asOf`;
 * while the stopwatch says `STUDY` they run on from there by the server's clock, so that an answer stays the same until
 * something happens. `START`: entered, stopwatch not started yet.
 */
export const liveStudent = shape({
  userId: id,
  customerId: id,
  displayName: text,
  profileImageUrl: maybe(text),
  roomId: id,
  roomName: text,
  /** Since when the room service has been silent about the room for too long; what is shown may be past. */
  roomStaleSince: maybe(instant),
  roomUserId: id,
  enteredAt: instant,
  stopwatchStatus,
  stopwatchSince: instant,
  camera: choice(['ON', 'OFF']),
  mic: choice(['ON', 'OFF']),
  cameraOffSince: maybe(instant),
  /** Since when the camera has seen no person. */
  awaySince: maybe(instant),
  deviceType: choice(deviceTypes),
  totalStudySeconds: seconds,
  premiumStudySeconds: seconds,
  targetSeconds: seconds,
  attainmentRate: rate,
  asOf: instant,
});
export type LiveStudent = yup.InferType<typeof liveStudent>;

/** One student's study on one study day in one room. */
export const studyRecord = shape({
  id: id,
  userStudyId: id,
  studyDate: date,
  userId: id,
  customerId: id,
  displayName: text,
  email: text,
  roomId: id,
  roomName: text,
  totalStudySeconds: seconds,
  premiumStudySeconds: seconds,
  breakSeconds: seconds,
  targetSeconds: seconds,
  attainmentRate: rate,
  firstEnteredAt: maybe(instant),
  lastEnteredAt: maybe(instant),
  stopwatchStatus,
  corrected: flag,
  version,
});
export type StudyRecord = yup.InferType<typeof studyRecord>;

/** How many students are in rooms now, which share of all who could be, and what they do. */
export const liveCount = shape({
  totalCount: count,
  enterRate: rate,
  studyCount: count,
  breakCount: count,
  /** Stopped, or just entered. */
  stopCount: count,
  cameraOffCount: count,
  awayCount: count,
});
export type LiveCount = yup.InferType<typeof liveCount>;

const secondsBefore = shape({ seconds, before: seconds });
const comparedSeconds = shape({
  seconds,
  before: seconds,
  /** Of completed days, and of as many days before. */
  complete: secondsBefore,
});

/** Premium study time of a student, each against the period before. */
export const premiumStudy = shape({
  today: secondsBefore,
  week: comparedSeconds,
  month: comparedSeconds,
  total: secondsBefore,
  days: listOf(
    shape({
      date,
      totalStudySeconds: seconds,
      premiumStudySeconds: seconds,
      targetSeconds: seconds,
      /** A day that does not count: it has no target, and breaks no streak. */
      holiday: flag,
    }),
  ),
});
export type PremiumStudy = yup.InferType<typeof premiumStudy>;

export const studiedRoom = shape({
  roomId: id,
  roomName: text,
  totalStudySeconds: seconds,
  visitCount: count,
  lastEnteredAt: instant,
});
export type StudiedRoom = yup.InferType<typeof studiedRoom>;

/** The day of one student in one room, as the intervals that make it up. */
export const studyTimeline = shape({
  record: studyRecord,
  segments: listOf(shape({ state: choice(segmentStates), start: instant, end: maybe(instant) })),
  visits: listOf(
    shape({ roomUserId: id, enteredAt: instant, exitedAt: maybe(instant), expulsionReason: text, os: text }),
  ),
  corrections: listOf(
    shape({
      correctedAt: instant,
      correctedBy: text,
      reason: text,
      beforeSeconds: seconds,
      afterSeconds: seconds,
    }),
  ),
});
export type StudyTimeline = yup.InferType<typeof studyTimeline>;

import type { LiveStudent } from './entities/study.ts';

type Running = Pick<LiveStudent, 'stopwatchStatus' | 'asOf' | 'totalStudySeconds' | 'targetSeconds'>;

/** Whole seconds from an instant to another, in milliseconds since 1970; never less than none. */
export const secondsSince = (instant: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / 1_000));

/** What a student has studied today by an instant: what was counted, and what has run on since. */
export const studySecondsAt = ({ stopwatchStatus, asOf, totalStudySeconds }: Running, now: number) =>
  totalStudySeconds + (stopwatchStatus === 'STUDY' ? secondsSince(asOf, now) : 0);

/** How much of the day's target that is, 1 being all of it; nothing is reached of no target. */
export const attainmentAt = (student: Running, now: number) =>
  student.targetSeconds === 0 ? 0 : studySecondsAt(student, now) / student.targetSeconds;

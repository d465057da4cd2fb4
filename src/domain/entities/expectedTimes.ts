import * as yup from 'yup';
import type { Weekday } from '../choices.ts';
import { everyWeekday } from '../everyWeekday.ts';
import { limits } from '../limits.ts';
import { rules } from '../rules.ts';
import { maybe, shape } from './fields.ts';

/** When students are expected on a weekday and may leave, `HH:MM:SS` on the academy's clock; null for no time. */
const time = maybe(rules.timeOfDay.required());
const dayTimes = shape({ entryAt: time, leaveAt: time });
export type DayTimes = yup.InferType<typeof dayTimes>;

/** When a student is expected and may leave, by weekday; null as the academy has it. */
export const expectedTimes = shape({ expectedWeek: shape(everyWeekday(maybe(dayTimes))) });
export type ExpectedTimes = yup.InferType<typeof expectedTimes>;
export type StudentWeek = Record<Weekday, DayTimes | null>;

const { attendanceGrace: grace } = limits;

/** When an academy expects its students on its study days, and by how many minutes they may be late or leave early. */
export const attendanceSettings = shape({
  expectedWeek: shape(everyWeekday(dayTimes)),
  graceMinutes: yup
    .number()
    .typeError('validation.numeric')
    .integer('validation.numeric')
    .min(grace.min, 'validation.choice')
    .max(grace.max, 'validation.choice')
    .required(),
});
export type AttendanceSettings = yup.InferType<typeof attendanceSettings>;

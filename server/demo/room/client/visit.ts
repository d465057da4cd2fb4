import { pressedStates } from './pressedStates.ts';
import type { PressedType } from './pressedStates.ts';

/** A student's visit to a room, as this page knows it. */
export interface Visit {
  customerId: string;
  name: string;
  roomId: string;
  roomName: string;
  stopwatch: 'STUDY' | 'BREAK' | 'STOP';
  mic: boolean;
  away: boolean;
  /** Study time so far, and since when more is counted. */
  studiedMs: number;
  since: number;
}

/** The study time of a visit, in milliseconds. */
export const studiedBy = ({ stopwatch, studiedMs, since }: Visit, now: number): number =>
  stopwatch === 'STUDY' ? studiedMs + now - since : studiedMs;

/** The visit after a button of its stopwatch was pressed. */
export const pressed = (visit: Visit, type: PressedType, now: number): Visit => ({
  ...visit,
  studiedMs: studiedBy(visit, now),
  since: now,
  stopwatch: pressedStates[type],
});

import type { Rhythm } from './settings.ts';

type Phase = 'focus' | 'rest';

/** The state of a pomodoro timer. Instants and durations are in milliseconds. */
export interface Countdown {
  rhythm: Rhythm;
  phase: Phase;
  /** When the phase ends, or null while the timer is paused. */
  endsAt: number | null;
  /** The remaining time when it was paused. */
  left: number;
  /** How many times focus was kept to its end. */
  done: number;
}

export const lengthOf = ({ rhythm, phase }: Pick<Countdown, 'rhythm' | 'phase'>) => rhythm[phase] * 60_000;

export const begin = (rhythm: Rhythm, done = 0): Countdown => ({
  rhythm,
  phase: 'focus',
  endsAt: null,
  left: lengthOf({ rhythm, phase: 'focus' }),
  done,
});

export const leftAt = ({ endsAt, left }: Countdown, now: number) =>
  endsAt === null ? left : Math.max(0, endsAt - now);

export const isRunning = ({ endsAt }: Countdown) => endsAt !== null;
export const isFresh = (countdown: Countdown) =>
  !isRunning(countdown) && countdown.left === lengthOf(countdown) && countdown.phase === 'focus';

export const run = (countdown: Countdown, now: number): Countdown => ({
  ...countdown,
  endsAt: now + leftAt(countdown, now),
});

export const pause = (countdown: Countdown, now: number): Countdown => ({
  ...countdown,
  left: leftAt(countdown, now),
  endsAt: null,
});

/** Goes on to the next phase when this one is over; however late one looks, only one phase has passed. */
export function advance(countdown: Countdown, now: number): Countdown {
  if (countdown.endsAt === null || now < countdown.endsAt) return countdown;
  const phase = countdown.phase === 'focus' ? 'rest' : 'focus';
  const left = lengthOf({ rhythm: countdown.rhythm, phase });
  const done = countdown.done + (countdown.phase === 'focus' ? 1 : 0);
  // Breaks start by themselves; focus is started by the user.
  return { ...countdown, phase, left, done, endsAt: phase === 'rest' ? now + left : null };
}

/** `25:00`; a second that has begun counts. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

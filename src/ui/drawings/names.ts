import type { Tone } from '../../domain/statuses.ts';

/** What the drawing of an empty state tells. */
export type DrawingName =
  | 'nothing'
  | 'noMatch'
  | 'failed'
  | 'locked'
  | 'done'
  | 'waiting'
  | 'people'
  | 'room'
  | 'records'
  | 'days'
  | 'messages';

/** What is drawn where nothing else is asked for. */
export const drawingOf: Record<Tone, DrawingName> = {
  positive: 'done',
  notice: 'waiting',
  negative: 'failed',
  neutral: 'noMatch',
  accent: 'nothing',
};

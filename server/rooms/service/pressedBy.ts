import type { SegmentState } from '../../../src/domain/choices.ts';
import type { ParticipantEventKind } from '../../../src/domain/roomEventTypes.ts';

const pressed: Partial<Record<ParticipantEventKind, SegmentState>> = {
  'stopwatch.started': 'STUDY',
  'stopwatch.break': 'BREAK',
  'stopwatch.paused': 'STOP',
  'stopwatch.stopped': 'STOP',
};

/** What a participant pressed on their stopwatch, by the type of the event; null for any other event. */
export const pressedBy = (type: ParticipantEventKind): SegmentState | null => pressed[type] ?? null;

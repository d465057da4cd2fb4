import type { ParticipantEventKind } from '../../../src/domain/roomEventTypes.ts';
import type { Turn, Visit } from './plan/visit.ts';

/** What changes for someone in a room: devices, whether the camera sees them, the stopwatch. */
export type Change = Omit<Turn, 'at'> & Partial<Pick<Visit, 'mic'>>;

const stopwatchEvents = {
  STUDY: 'stopwatch.started',
  BREAK: 'stopwatch.break',
  STOP: 'stopwatch.stopped',
} as const;

/** The events that report a change. */
export const changeEvents = ({ camera, mic, away, stopwatch }: Change): { type: ParticipantEventKind }[] => [
  ...(camera ? [{ type: camera === 'ON' ? ('camera.on' as const) : ('camera.off' as const) }] : []),
  ...(mic ? [{ type: mic === 'ON' ? ('microphone.on' as const) : ('microphone.off' as const) }] : []),
  ...(away === undefined
    ? []
    : [{ type: away ? ('participant.away' as const) : ('participant.back' as const) }]),
  ...(stopwatch ? [{ type: stopwatchEvents[stopwatch] }] : []),
];

import type { RoomEvent } from './roomEvent.ts';
import { snapshotSource } from './snapshotSource.ts';

/** Of what happened in one instant an exit comes first, an entry second, and what a snapshot ended last. */
const rankOf = ({ type, source }: Pick<RoomEvent, 'type' | 'source'>) => {
  if (type === 'participant.left') return source === snapshotSource ? 3 : 0;
  return type === 'participant.joined' ? 1 : 2;
};
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

type Key = Pick<RoomEvent, 'occurredAt' | 'type' | 'source' | 'eventId'>;

/** The order in which events happened, whatever the order in which they arrive. */
export const compareEvents = (a: Key, b: Key): number =>
  a.occurredAt.getTime() - b.occurredAt.getTime() ||
  rankOf(a) - rankOf(b) ||
  compareTexts(a.source, b.source) ||
  compareTexts(a.eventId, b.eventId);

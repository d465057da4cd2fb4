/** What can happen to a room. */
const roomEventKinds = ['room.opened', 'room.changed', 'room.closed'] as const;
/** The events of a person in a room. */
export const participantEventKinds = [
  'participant.joined',
  'participant.left',
  'participant.away',
  'participant.back',
  'camera.on',
  'camera.off',
  'microphone.on',
  'microphone.off',
  'stopwatch.started',
  'stopwatch.break',
  'stopwatch.paused',
  'stopwatch.stopped',
] as const;

export type RoomEventKind = (typeof roomEventKinds)[number];
export type ParticipantEventKind = (typeof participantEventKinds)[number];
/** The `type` of an event that the room service sends. */
export type RoomEventType = RoomEventKind | ParticipantEventKind;
export const roomEventTypes: readonly RoomEventType[] = [...roomEventKinds, ...participantEventKinds];

/** The source of events that are derived from a snapshot; the room service's own sources do not begin with `~`. */
export const snapshotSource = '~snapshot';

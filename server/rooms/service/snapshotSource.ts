/** The source of events that a snapshot stands for; the room service's own sources do not begin with `~`. */
export const snapshotSource = '~snapshot';

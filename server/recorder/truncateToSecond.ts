/**
 * The second that an instant lies in. Every instant that study is measured by is stored like this, so that durations are
 * whole seconds by themselves and the days of a segment add up to the segment, however it is cut.
 */
export const truncateToSecond = (instant: Date) => new Date(Math.floor(instant.getTime() / 1_000) * 1_000);

/** The seconds between two instants that were stored. */
export const secondsBetween = (start: Date, end: Date) => (end.getTime() - start.getTime()) / 1_000;

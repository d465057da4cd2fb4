/** In which zone (IANA name) and at what time of day (`HH:mm`, 00:00 to 12:00) study days begin. */
export interface DayStart {
  zone: string;
  dayStartsAt: string;
}

/**
 * An academy's study clock. Where it was changed, `former` lists the settings before, oldest first: `until` is the first
 * study day that is no longer counted so. A day that has been recorded keeps its bounds in that way.
 */
export interface StudyClock extends DayStart {
  former: (DayStart & { until: string })[];
}

/** When a study day begins, by the part of the clock that applies to its date. */
export const dayStartOn = (date: string, clock: StudyClock): DayStart =>
  clock.former.find(({ until }) => date < until) ?? clock;

/** Minutes after midnight of a time of day, `HH:mm`. */
export const minutesOfDay = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

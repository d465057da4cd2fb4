import { daysBetween, shiftDate, sinceParam, untilParam } from './studyDay.ts';

/** Study days from one to another, both included, as calendar dates. */
export interface Period {
  since: string;
  until: string;
}

const back = (today: string, days: number): Period => ({ since: shiftDate(today, 1 - days), until: today });
/** How many days a date lies after its week's Monday. */
const afterMonday = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
/** The month of a date by its first day. */
export const monthOf = (date: string) => `${date.slice(0, 8)}01`;

/** How many days the periods have that are named after them. */
export const presetDays = {
  last7Days: 7,
  last30Days: 30,
  last60Days: 60,
  last90Days: 90,
  lastYear: 365,
} as const;

/** Periods that people ask for by name, each as it is on a study day. Weeks begin on Monday. */
export const periodPresets = {
  today: (today: string): Period => back(today, 1),
  yesterday: (today: string): Period => ({ since: shiftDate(today, -1), until: shiftDate(today, -1) }),
  last7Days: (today: string): Period => back(today, presetDays.last7Days),
  thisWeek: (today: string): Period => ({ since: shiftDate(today, -afterMonday(today)), until: today }),
  lastWeek(today: string): Period {
    const sunday = shiftDate(today, -afterMonday(today) - 1);
    return { since: shiftDate(sunday, -6), until: sunday };
  },
  thisMonth: (today: string): Period => ({ since: monthOf(today), until: today }),
  lastMonth(today: string): Period {
    const until = shiftDate(monthOf(today), -1);
    return { since: monthOf(until), until };
  },
  last30Days: (today: string): Period => back(today, presetDays.last30Days),
  last60Days: (today: string): Period => back(today, presetDays.last60Days),
  last90Days: (today: string): Period => back(today, presetDays.last90Days),
  thisYear: (today: string): Period => ({ since: `${today.slice(0, 4)}-01-01`, until: today }),
  lastYear: (today: string): Period => back(today, presetDays.lastYear),
};
export type PeriodPreset = keyof typeof periodPresets;
export const periodPresetNames = Object.keys(periodPresets) as PeriodPreset[];

export const lengthOf = ({ since, until }: Period) => daysBetween(since, until);

/** The presets that fit into a limit of days. */
export const presetsWithin = (maxDays: number, today: string): PeriodPreset[] =>
  periodPresetNames.filter(name => lengthOf(periodPresets[name](today)) <= maxDays);

/** What keeps a period from being asked for: a missing date, the wrong order, or more days than are allowed. */
export type PeriodFault = 'missing' | 'reversed' | 'tooLong';
export function periodFault({ since, until }: Period, maxDays: number): PeriodFault | null {
  if (since === '' || until === '') return 'missing';
  if (until < since) return 'reversed';
  return daysBetween(since, until) > maxDays ? 'tooLong' : null;
}

/** A period as calls carry it (specification, section 7): from the start of its first day to the end of its last. */
export const periodParams = ({ since, until }: Period, zone: string): Period => ({
  since: sinceParam(since, zone),
  until: untilParam(new Date(Date.parse(sinceParam(shiftDate(until, 1), zone)) - 1_000), zone),
});

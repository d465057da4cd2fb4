/** The Korean year as students feel it. Dates are `MM-DD`, both ends included, unless a year precedes them. */
interface Season {
  since: string;
  until: string;
  /** How much more or less is studied. */
  factor: number;
  /** Whom it is about: pupils and students, or those who prepare for the university entrance exam. */
  of: ('school' | 'entrance')[];
}

const seasons: readonly Season[] = [
  { since: '04-18', until: '05-02', factor: 1.3, of: ['school'] },
  { since: '05-03', until: '05-08', factor: 0.75, of: ['school'] },
  { since: '06-22', until: '07-06', factor: 1.3, of: ['school'] },
  { since: '07-07', until: '07-13', factor: 0.75, of: ['school'] },
  { since: '10-05', until: '10-19', factor: 1.3, of: ['school'] },
  { since: '10-20', until: '10-25', factor: 0.75, of: ['school'] },
  { since: '10-26', until: '11-18', factor: 1.15, of: ['entrance'] },
  { since: '11-19', until: '11-22', factor: 0.8, of: ['entrance'] },
  { since: '11-30', until: '12-13', factor: 1.3, of: ['school'] },
  { since: '12-14', until: '12-19', factor: 0.75, of: ['school'] },
];

const vacations = [
  ['07-20', '08-17'],
  ['12-28', '12-31'],
  ['01-01', '02-28'],
] as const;

const holidays = new Set(['01-01', '03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25']);

/** Lunar New Year and Chuseok move. */
const movingHolidays = [
  ['2026-02-16', '2026-02-18'],
  ['2026-09-24', '2026-09-26'],
  ['2027-02-06', '2027-02-08'],
  ['2027-09-14', '2027-09-16'],
  ['2028-01-26', '2028-01-28'],
  ['2028-10-02', '2028-10-04'],
  ['2029-02-12', '2029-02-14'],
  ['2029-09-21', '2029-09-23'],
  ['2030-02-02', '2030-02-04'],
  ['2030-09-11', '2030-09-13'],
] as const;

export type DayKind = 'weekday' | 'saturday' | 'sunday' | 'vacation';

const within = (day: string, [since, until]: readonly [string, string]) => since <= day && day <= until;
/** 0 is Sunday. */
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** What kind of day a date is; a holiday is as good as a Sunday. */
export function dayKindOf(date: string): DayKind {
  const day = date.slice(5);
  if (holidays.has(day) || movingHolidays.some(period => within(date, period))) return 'sunday';
  const weekday = weekdayOf(date);
  if (weekday === 0) return 'sunday';
  if (weekday === 6) return 'saturday';
  return vacations.some(period => within(day, period)) ? 'vacation' : 'weekday';
}

/** How much more or less than usual is studied on a date: exams near, exams over, and Fridays. */
export function seasonOf(date: string, of: readonly ('school' | 'entrance')[]): number {
  const day = date.slice(5);
  const friday = weekdayOf(date) === 5 ? 0.92 : 1;
  return seasons
    .filter(season => within(day, [season.since, season.until]) && season.of.some(who => of.includes(who)))
    .reduce((factor, season) => factor * season.factor, friday);
}

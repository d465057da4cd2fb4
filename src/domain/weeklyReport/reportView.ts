import type { Language } from '../choices.ts';
import type { ReportSheet } from '../entities/weeklyReport.ts';
import { fillGaps } from '../fillGaps.ts';
import { daysOfWeek } from '../reportWeek.ts';
import type { ReportWords } from './reportWords.ts';

/** A figure of a report with its label, and what it is measured by. */
interface ReportFigure {
  label: string;
  value: string;
  note: string;
}

/** One day of a report in words, with the seconds that its bar shows; null for days that do not count. */
export interface ReportDayView {
  weekday: string;
  date: string;
  seconds: number | null;
  target: number | null;
  study: string;
  /** The same as `H:MM`, for above its bar. */
  short: string;
  targetText: string;
  firstEntry: string;
  lastExit: string;
  attendance: string;
  isAbsent: boolean;
}

/** A student's week in words: the same for the PDF, the preview and the page behind a link. */
export interface ReportView {
  language: Language;
  words: ReportWords;
  academy: string;
  name: string;
  period: string;
  /** Said of a week that is not over. */
  running: string | null;
  figures: ReportFigure[];
  days: ReportDayView[];
  /** The value axis: seconds and words. */
  axis: { seconds: number; text: string }[];
  comment: string;
  madeAt: string;
}

const hour = 3_600;
const short = (seconds: number) =>
  `${Math.floor(seconds / hour)}:${String(Math.floor((seconds % hour) / 60)).padStart(2, '0')}`;

interface Place {
  language: Language;
  words: ReportWords;
  timeZone: string;
  academy: string;
  now: Date;
}

const steps = [1, 2, 3, 4, 6].map(hours => hours * hour);

const known = new Map<string, ReturnType<typeof makeFormats>>();
/** The formats of a language and zone, made once: hundreds of reports are written with the same. */
function formatsOf(language: Language, timeZone: string) {
  const key = `${language} ${timeZone}`;
  const formats = known.get(key) ?? makeFormats(language, timeZone);
  known.set(key, formats);
  return formats;
}
function makeFormats(language: Language, timeZone: string) {
  const dates = (options: Intl.DateTimeFormatOptions, zone = 'UTC') =>
    new Intl.DateTimeFormat(language, { timeZone: zone, ...options });
  return {
    clock: dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone),
    percent: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
    number: new Intl.NumberFormat(language),
    long: dates({ dateStyle: 'long' }),
    weekday: dates({ weekday: 'short' }),
    dayOfMonth: dates({ month: 'numeric', day: 'numeric' }),
    made: dates({ dateStyle: 'long' }, timeZone),
  };
}

/** A week's report as words in a language, on the academy's clock. */
export function reportView(
  sheet: ReportSheet,
  { language, words, timeZone, academy, now }: Place,
): ReportView {
  const at = (date: string) => new Date(`${date}T00:00:00Z`);
  const { clock, percent, number, long, weekday, dayOfMonth, made } = formatsOf(language, timeZone);
  const rate = (value: number) => percent.format(value);
  const { since, until } = daysOfWeek(sheet.week);
  const time = (instant: string | null) =>
    instant === null ? words.nothing : clock.format(new Date(instant));
  const hours = (seconds: number) => {
    const minutes = Math.floor((seconds % hour) / 60);
    const full = Math.floor(seconds / hour);
    const template = full === 0 ? words.minutes : minutes === 0 ? words.wholeHours : words.hours;
    return fillGaps(template, { hours: number.format(full), minutes });
  };
  const lastCounted = sheet.days.findLast(day => day.studySeconds !== null)?.date ?? since;

  const most = Math.max(hour, ...sheet.days.flatMap(day => [day.studySeconds ?? 0, day.targetSeconds ?? 0]));
  const step = steps.find(each => most / each <= 4) ?? steps.at(-1)!;
  const marks = Math.ceil(most / step);

  return {
    language,
    words,
    academy,
    name: sheet.name,
    period: long.formatRange(at(since), at(until)),
    running: sheet.isComplete ? null : fillGaps(words.running, { date: long.format(at(lastCounted)) }),
    figures: figuresOf(sheet, { words, hours, rate, number: value => number.format(value) }),
    days: sheet.days.map(day => ({
      weekday: weekday.format(at(day.date)),
      date: dayOfMonth.format(at(day.date)),
      seconds: day.studySeconds,
      target: day.targetSeconds,
      study: day.studySeconds === null ? words.nothing : hours(day.studySeconds),
      short: day.studySeconds ? short(day.studySeconds) : '',
      targetText: day.targetSeconds === null ? words.nothing : hours(day.targetSeconds),
      firstEntry: time(day.firstEnteredAt),
      lastExit: time(day.lastExitedAt),
      attendance: words.marks[day.attendance],
      isAbsent: day.attendance === 'A',
    })),
    axis: Array.from({ length: marks + 1 }, (_, index) => ({
      seconds: index * step,
      text: fillGaps(words.wholeHours, { hours: (index * step) / hour }),
    })),
    comment: sheet.comment,
    madeAt: fillGaps(words.madeAt, {
      date: made.format(now),
    }),
  };
}

interface Writing {
  words: ReportWords;
  hours: (seconds: number) => string;
  rate: (value: number) => string;
  number: (value: number) => string;
}

function figuresOf(sheet: ReportSheet, { words, hours, rate, number }: Writing): ReportFigure[] {
  const { totalStudySeconds, targetSeconds, presentCount, absentCount, previousSeconds, rank } = sheet;
  const counted = presentCount + absentCount;
  const difference = previousSeconds === null ? null : totalStudySeconds - previousSeconds;
  // Less than a minute is no change that could be read.
  const isSame = difference !== null && Math.abs(difference) < 60;
  return [
    {
      label: words.total,
      value: hours(totalStudySeconds),
      note:
        targetSeconds === 0
          ? words.noTarget
          : fillGaps(words.ofTarget, { rate: rate(sheet.attainmentRate), target: hours(targetSeconds) }),
    },
    {
      label: words.attendance,
      value:
        counted === 0
          ? words.nothing
          : fillGaps(words.attended, { present: number(presentCount), days: number(counted) }),
      note:
        counted === 0
          ? words.noAttendance
          : fillGaps(words.attendanceRate, { rate: rate(sheet.attendanceRate), absent: number(absentCount) }),
    },
    {
      label: words.change,
      value:
        difference === null
          ? words.nothing
          : isSame
            ? words.same
            : `${difference > 0 ? '+' : '−'}${hours(Math.abs(difference))}`,
      note:
        previousSeconds === null ? words.noChange : fillGaps(words.before, { time: hours(previousSeconds) }),
    },
    ...(rank === null
      ? []
      : [
          {
            label: words.rank,
            value: fillGaps(words.place, { rank: number(rank) }),
            note: fillGaps(words.among, { count: number(sheet.rankedCount ?? 0) }),
          },
        ]),
  ];
}

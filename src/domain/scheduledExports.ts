/** The screens whose file can be sent by email on a schedule, each with the call that answers with its rows. */
export const scheduledScreens = {
  statsStudy: 'stats.registrations',
  statsConnect: 'stats.joins',
  statsStudent: 'stats.students',
  statsManager: 'stats.managers',
  studyHistory: 'study.histories',
  attendanceHistory: 'attendances.reports',
} as const;
export type ScheduledScreen = keyof typeof scheduledScreens;
export const scheduledScreenNames = Object.keys(scheduledScreens) as ScheduledScreen[];

/** The formats of files that the server makes. PDFs are made in browsers alone. */
export const scheduledFormats = ['xlsx', 'csv'] as const;
/** How often a file is sent, and the days it has: those before the study day on which it is sent. */
export const exportFrequencies = ['DAY', 'WEEK', 'MONTH'] as const;
export const exportPeriods = ['yesterday', 'lastWeek', 'lastMonth'] as const;
/** What became of the last file for a recipient: why there was none, or what became of its mail. */
export const exportOutcomes = [
  'NONE',
  'NO_PERMISSION',
  'INACTIVE',
  'NO_PREMIUM',
  'FAILED',
  'QUEUED',
  'HELD',
  'SENT',
] as const;
export type ExportOutcome = (typeof exportOutcomes)[number];

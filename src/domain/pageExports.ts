/** Calls whose whole answer a page has, so that files of it are made in the browser, and their formats. */
export const pageExports = [
  'stats.registrations',
  'stats.joins',
  'stats.hours',
  'stats.managers',
  'stats.targetTime',
  'study.live',
] as const;

export const exportFormats = ['xlsx', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

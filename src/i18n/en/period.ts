import { presetDays, type PeriodFault, type PeriodPreset } from '../../domain/period.ts';

/** Words of the input for a period, and what is said of how days are counted. */
export const period = {
  label: 'Period',
  named: 'Quick selection',
  since: 'From',
  until: 'To',
  earlier: 'Previous period',
  later: 'Next period',
  apply: 'Apply',
  days: '%{smart_count} day |||| %{smart_count} days',
  limit: 'Up to %{days} days at a time.',
  limitOfYear: 'Up to one year (%{days} days) at a time.',
  studyDay: 'A study day runs from %{dayStart} to %{dayStart} the next day.',
  comparison: 'Compare with',
  comparedSince: 'First day to compare with',
  comparisons: {
    NONE: 'No comparison',
    BEFORE: 'Previous period',
    MONTH: 'A month before',
    OWN: 'Own dates',
  },
  faults: {
    missing: 'Please enter both dates.',
    reversed: 'The end date is before the start date.',
    tooLong: 'Please choose up to %{days} days. You selected %{chosen}.',
  } satisfies Record<PeriodFault, string>,
  presets: {
    today: 'Today',
    yesterday: 'Yesterday',
    last7Days: `Last ${presetDays.last7Days} days`,
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    last30Days: `Last ${presetDays.last30Days} days`,
    last60Days: `Last ${presetDays.last60Days} days`,
    last90Days: `Last ${presetDays.last90Days} days`,
    thisYear: 'This year',
    lastYear: `Last ${presetDays.lastYear} days`,
  } satisfies Record<PeriodPreset, string>,
};

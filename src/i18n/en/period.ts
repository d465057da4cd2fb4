import type { PeriodFault, PeriodPreset } from '../../domain/period.ts';

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
    last7Days: 'Last 7 days',
    thisWeek: 'This week',
    lastWeek: 'Last week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    last30Days: 'Last 30 days',
    last60Days: 'Last 60 days',
    last90Days: 'Last 90 days',
    thisYear: 'This year',
    lastYear: 'Last 365 days',
  } satisfies Record<PeriodPreset, string>,
};

import type { PeriodFault, PeriodPreset } from '../../domain/period.ts';

/** Words of the input for a period, and what is said of how days are counted. */
export const period = {
  label: 'Period',
  named: 'Named periods',
  since: 'From',
  until: 'To',
  earlier: 'Earlier period',
  later: 'Later period',
  apply: 'Show period',
  days: '%{smart_count} day |||| %{smart_count} days',
  limit: 'Up to %{days} days at once.',
  limitOfYear: 'Up to one year (%{days} days) at once.',
  studyDay: 'A day runs from %{dayStart} to %{dayStart} of the next day.',
  faults: {
    missing: 'Please enter both dates.',
    reversed: 'The end lies before the start.',
    tooLong: 'Please choose up to %{days} days. These are %{chosen}.',
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

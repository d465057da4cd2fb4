import { limits } from '../../domain/limits.ts';
/** What only the premium plan has, how long the trial lasts, and what comes after. */
export const premium = {
  note: 'For paid users',
  plan: 'Included in the %{plan} plan. Data is collected now and becomes visible when you upgrade. |||| Included in these plans: %{plan}. Data is collected now and becomes visible when you upgrade.',
  ask: 'Ask about Premium',
  askOwner: 'Please ask the academy’s owner (%{name}, %{email}).',
  inMenu: 'Premium',
  trialLeft: 'Trial: %{smart_count} day left |||| Trial: %{smart_count} days left',
  trialShort: '%{smart_count} day |||| %{smart_count} days',
  trialLast: 'Trial: last day',
  trialLastShort: 'Last day',
  trialEnds: 'Your free Premium trial ends on %{date}.',
  planEnds: 'Your Premium plan ends on %{date}.',
  over: 'Premium ended on %{date}.',
  willBeKept: 'All records are kept; only Premium features will be locked.',
  kept: 'All records have been kept. Locked features become available again with the Premium plan.',
  features: {
    premiumRecord: {
      name: 'Premium study record',
      text: 'Study time measured by a student’s stopwatch today, this week, this month and in total, compared with the previous period, with a bar chart by day.',
    },
    trends: {
      name: 'Trends',
      text: 'How your academy is changing day by day, compared with the previous period.',
    },
    peopleStats: {
      name: 'Student and manager statistics',
      text: `Study time, attainment, attendance and rank of every student and manager over up to ${limits.statistics.maxDays} days, with a report for each student, downloadable as Excel and PDF.`,
    },
  },
};

/** What only the premium plan has, how long the trial lasts, and what comes after. */
export const premium = {
  note: 'For paid users',
  plan: 'Included in the Premium plan. Records are kept all the same, and you see them as soon as you have it.',
  ask: 'Ask about Premium',
  askOwner: 'Ask the owner of the academy: %{name} (%{email})',
  inMenu: 'Premium',
  trialLeft: 'Trial: %{smart_count} day left |||| Trial: %{smart_count} days left',
  trialShort: '%{smart_count} day |||| %{smart_count} days',
  trialLast: 'Trial: last day',
  trialLastShort: 'Last day',
  trialEnds: 'Your free Premium ends on %{date}.',
  planEnds: 'Your Premium plan ends on %{date}.',
  over: 'Premium ended on %{date}.',
  willBeKept: 'All records stay as they are; only Premium features are locked afterwards.',
  kept: 'All records are still there. Locked features open again with the Premium plan.',
  features: {
    premiumRecord: {
      name: 'Premium study record',
      text: 'What a student’s stopwatch has measured today, this week, this month and in all, against the time before, with every day as a bar.',
    },
    trends: {
      name: 'Trends',
      text: 'How the academy develops day by day, the recent days drawn against those before.',
    },
    peopleStats: {
      name: 'Statistics of students and managers',
      text: 'Study time, attainment, attendance and rank of everybody over up to 60 days, a report for each student, and all of it as Excel and PDF.',
    },
  },
};

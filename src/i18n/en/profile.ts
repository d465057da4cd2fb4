/** The profile of an end user. */
export const profileFields = {
  profileImageId: 'Profile image',
  resolution: 'Resolution',
  dream: 'Dream',
  goal: 'Goal',
  interestCategories: 'Interest categories',
  dDay: 'D-day',
  'dDay.name': 'D-day name',
  'dDay.date': 'D-day date',
};

/** The profile's own words. */
export const profile = {
  sections: { person: 'Person', dreams: 'Resolution and goals', interests: 'Interests', dDay: 'D-day' },
  saved: 'The profile was saved.',
  failed: 'The profile could not be saved.',
  reranking: 'After a change the rankings are counted anew, which takes about %{hours} hours.',
  chosen: '%{count} of %{max} chosen',
  daysLeft: 'D-%{days}',
  today: 'D-day',
  daysPast: 'D+%{days}',
  removeDDay: 'Remove D-day',
  dDayFailed: 'The D-day could not be saved.',
};

/** The profile of an end user. */
export const profileFields = {
  profileImageId: 'Profile image',
  resolution: 'Resolution',
  dream: 'Dream',
  goal: 'Goal',
  interestCategories: 'Interests',
  dDay: 'D-day',
  'dDay.name': 'D-day name',
  'dDay.date': 'D-day date',
};

/** The profile's own words. */
export const profile = {
  sections: { person: 'Basic info', dreams: 'Resolution and goals', interests: 'Interests', dDay: 'D-day' },
  saved: 'The profile was saved.',
  failed: 'The profile could not be saved.',
  reranking: 'After a change, rankings are recalculated, which takes about %{hours} hours.',
  chosen: '%{count} of %{max} selected',
  daysLeft: 'D-%{days}',
  today: 'D-day',
  daysPast: 'D+%{days}',
  removeDDay: 'Remove D-day',
  dDayFailed: 'The D-day could not be saved.',
};

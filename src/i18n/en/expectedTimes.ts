/** When students are expected, and who is late. */
export const expectedTimes = {
  settings: {
    title: 'Attendance',
    help: 'Students who enter later than expected are late; those whose last exit is earlier have left early. They can have times of their own. Changes count for past days too.',
    graceMinutes: 'Grace (minutes)',
    saved: 'Attendance settings saved.',
  },
  title: 'Expected times',
  empty: 'Without a time, no one is late or leaves early.',
  copy: 'Use the times of %{day} on all days',
  entry: 'Expected at',
  leave: 'Leaves at',
  academy: 'As the academy',
  none: 'No time',
  own: 'Own times',
  range: '%{entry} to %{leave}',
  edit: 'Change expected times',
  saved: 'Expected times saved.',
};

/** When students are expected, and who is late. */
export const expectedTimes = {
  settings: {
    title: 'Attendance',
    help: 'Students who enter later than expected are late; those whose last exit is earlier have left early. Individual students can have their own times. Changes also apply to past days.',
    graceMinutes: 'Grace period (minutes)',
    saved: 'Attendance settings saved.',
  },
  title: 'Expected times',
  empty: 'Without a time, no one is late or leaves early.',
  copy: 'Use the times of %{day} on all days',
  entry: 'Expected at',
  leave: 'Leaves at',
  academy: 'Academy default',
  none: 'No time',
  own: 'Custom times',
  range: '%{entry} to %{leave}',
  edit: 'Change expected times',
  saved: 'Expected times saved.',
};

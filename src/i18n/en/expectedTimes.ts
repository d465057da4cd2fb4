/** When students are expected, and who is late. */
export const expectedTimes = {
  settings: {
    title: 'Attendance',
    help: 'Who enters later than expected on a study day is late; whose last exit is earlier has left early. Students can have times of their own. Changes count for past days too.',
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

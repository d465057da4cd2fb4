/** When students are expected, and who is late. */
export const expectedTimes = {
  settings: {
    title: 'Attendance',
    help: 'Who enters later than expected on a study day is late; whose last exit is earlier has left early. Students can have times of their own. Changes count for past days too.',
    expectedEntryAt: 'Expected at',
    expectedLeaveAt: 'Leaves at',
    graceMinutes: 'Grace (minutes)',
    saved: 'Attendance settings saved.',
  },
  title: 'Expected times',
  text: 'The times of the selected students, in place of the academy’s.',
  entry: 'Expected at',
  leave: 'Leaves at',
  academy: 'As the academy',
  none: 'No time',
  own: 'Own time',
  range: '%{entry} to %{leave}',
  edit: 'Change expected times',
  saved: 'Expected times saved.',
};

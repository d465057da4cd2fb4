/** What is in the export of everything that an academy has stored. */
export const academyExport = {
  title: 'Data of %{academy}',
  text: [
    'Each CSV file is one kind of record in UTF-8 with a header. Times are ISO 8601 in UTC, durations are seconds.',
    'customerId, roomId and other ids say which records belong together. Passwords are not included.',
  ],
  files: {
    settings: 'The academy and its settings.',
    groups: 'Which students are assigned to which manager.',
    accounts: 'Owner, managers and students.',
    'manager-roles': 'Sets of permissions.',
    rooms: 'Study rooms.',
    stays: 'Who was in which room, from when until when.',
    'stopwatch-segments': 'Study, break and stop within a stay.',
    'study-records': 'Study of each student in each room, by day.',
    attendance: 'Study and attendance of each student, by day.',
    corrections: 'Corrected study times and attendance.',
    'excused-absences': 'Excused absences.',
    excuseFiles: 'Files of excused absences, named by the id of the absence.',
    'day-notes': 'Holidays, exam days and notes.',
    'attention-marks': 'Who handled students that needed attention.',
    'report-comments': 'Comments of weekly reports.',
    templates: 'Templates of notifications.',
    notifications: 'Notifications that were sent.',
    'transferred-students': 'Students transferred to or from other academies.',
    'audit-log': 'Who changed what, and when.',
  },
};

/** Excused absences. */
export const excuses = {
  title: 'Excused absences',
  text: 'Absences on these days are left out of attendance rates. Who comes all the same is present.',
  add: 'Record excused absence',
  addTitle: 'Record excused absence',
  editTitle: 'Change excused absence',
  edit: 'Change',
  editNamed: 'Change %{days}',
  delete: 'Delete',
  deleteNamed: 'Delete %{days}',
  deleteTitle: 'Delete this excused absence?',
  deleteText: 'Absences on these days count again.',
  since: 'First day',
  until: 'Last day',
  reason: 'Reason',
  note: 'Note',
  noteHelp: 'Seen by those who see attendance. It is not written to the audit log.',
  by: 'Recorded by %{name}, %{date}',
  recorded: 'Recorded %{date}',
  saved: 'The excused absence was saved.',
  deleted: 'The excused absence was deleted.',
  none: 'No excused absences.',
  kept: 'Some days are excused already and stay as they are: |||| Some days are excused already and stay as they are:',
  keptDays: '%{name} (%{smart_count} day) |||| %{name} (%{smart_count} days)',
  list: {
    caption: 'Excused absences of all students, past and planned. They are left out of attendance rates.',
    empty: {
      title: 'No excused absences',
      text: 'Select students in the attendance record or the list of students to excuse them.',
    },
  },
};

/** The list of all excused absences. */
export const excuseResources = {
  excuses: {
    name: 'Excused absence |||| Excused absences',
    count: '%{smart_count} excused absence |||| %{smart_count} excused absences',
    fields: {
      name: 'Student',
      email: 'Email',
      managerName: 'Manager',
      managerId: 'Manager',
      since: 'First day',
      until: 'Last day',
      reason: 'Reason',
      excuseReason: 'Reason',
      note: 'Note',
      createdBy: 'Recorded by',
      createdAt: 'Recorded at',
    },
  },
};

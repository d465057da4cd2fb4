import { attentionActions } from './attention.ts';
/** What can be done to selected rooms and days of attendance. */
export const recordActions = {
  endRooms: {
    label: 'End room',
    title: 'End %{smart_count} room? |||| End %{smart_count} rooms?',
    text: 'Everyone in the room will be removed. No one can enter after that, and this cannot be undone.',
    confirm: 'End %{smart_count} room |||| End %{smart_count} rooms',
    done: '%{smart_count} room has ended. |||| %{smart_count} rooms have ended.',
  },
  setMemo: {
    label: 'Set memo',
    title: 'Set the memo of %{smart_count} student |||| Set the memo of %{smart_count} students',
    text: 'What you type replaces the memo of the selected students.',
    confirm: 'Apply to %{smart_count} student |||| Apply to %{smart_count} students',
    done: 'Memo of %{smart_count} student changed. |||| Memos of %{smart_count} students changed.',
  },
  setTarget: {
    label: 'Set daily target',
    title:
      'Set the daily target of %{smart_count} student |||| Set the daily target of %{smart_count} students',
    text: 'The selected students get this study target for each day.',
    confirm: 'Apply to %{smart_count} student |||| Apply to %{smart_count} students',
    done: 'Daily target of %{smart_count} student changed. |||| Daily targets of %{smart_count} students changed.',
  },
  message: { label: 'Send a message' },
  messageUsers: { label: 'Message the students in these rooms' },
  markPresent: {
    label: 'Mark present',
    title: 'Mark %{smart_count} student present today? |||| Mark %{smart_count} students present today?',
    text: 'The previous status is kept in the record, with your name and the reason.',
    confirm: 'Mark %{smart_count} present',
    done: '%{smart_count} student is marked present. |||| %{smart_count} students are marked present.',
  },
  markAbsent: {
    label: 'Mark absent',
    title: 'Mark %{smart_count} student absent today? |||| Mark %{smart_count} students absent today?',
    text: 'The previous status is kept in the record, with your name and the reason.',
    confirm: 'Mark %{smart_count} absent',
    done: '%{smart_count} student is marked absent. |||| %{smart_count} students are marked absent.',
  },
  setTimes: {
    label: 'Expected times',
    title: 'Set expected times of %{smart_count} student |||| Set expected times of %{smart_count} students',
    text: 'Late arrivals and early departures are calculated from these times, also for past days.',
    confirm: 'Apply to %{smart_count} student |||| Apply to %{smart_count} students',
    done: 'Expected times of %{smart_count} student changed. |||| Expected times of %{smart_count} students changed.',
  },
  excuse: {
    label: 'Excuse',
    title: 'Excuse %{smart_count} student |||| Excuse %{smart_count} students',
    text: 'Absences on these days are left out of attendance rates. Days on which they come anyway count as present.',
    confirm: 'Excuse %{smart_count} student |||| Excuse %{smart_count} students',
    done: '%{smart_count} student is excused. |||| %{smart_count} students are excused.',
  },
  editExcuse: { label: 'Change' },
  deleteExcuses: {
    label: 'Delete',
    title: 'Delete %{smart_count} excused absence? |||| Delete %{smart_count} excused absences?',
    text: 'Absences on these days count again.',
    confirm: 'Delete %{smart_count} excused absence |||| Delete %{smart_count} excused absences',
    done: '%{smart_count} excused absence was deleted. |||| %{smart_count} excused absences were deleted.',
  },
  ...attentionActions,
};

import { limits } from '../../domain/limits.ts';

const { past, weekDays, leastCountedDays, lostStreakDays } = limits.attention;

/** Students who need attention. */
export const attention = {
  caption: 'Students whose attendance or study has changed, up to yesterday.',
  title: 'Needs attention',
  all: 'Show all %{smart_count} student |||| Show all %{smart_count} students',
  toList: 'Open the list',
  more: '+%{smart_count} reason |||| +%{smart_count} reasons',
  own: 'Your students only.',
  asOf: 'Completed study days up to %{date}. Days without anyone present do not count.',
  open: 'Open (%{count})',
  handled: 'Handled (%{count})',
  state: 'Status',
  byRule: 'Students by reason',
  empty: {
    title: 'No one needs attention',
    text: 'Students appear here when a rule of the feature settings applies.',
  },
  since: 'since %{date}',
  sinceLonger: 'since %{date} or earlier',
  handledBy: 'Handled by %{name} on %{date}: %{note}',
  handledWithoutName: 'Handled on %{date}: %{note}',
  findings: {
    ABSENT_IN_A_ROW: '%{smart_count} absence in a row |||| %{smart_count} absences in a row',
    ATTENDANCE_LOW: 'Attendance %{rate}, present on %{value} of %{compared} days',
    STUDY_DOWN: 'Studied %{value} in the last week, %{share} less than the usual %{compared}',
    STREAK_LOST: 'Streak of %{smart_count} days lost |||| Streak of %{smart_count} days lost',
    TARGET_MISSED: 'Target missed on %{value} of %{compared} days attended in the last week',
    CAMERA_OFF: 'Camera off once in the last week |||| Camera off %{smart_count} times in the last week',
  },
  settings: {
    title: 'Needs attention',
    help: 'The dashboard lists students for whom one of these rules applies. Only completed study days count, and days without anyone present are left out.',
    saved: 'The rules have been saved.',
    off: 'Off',
    units: {
      attendanceBelow: 'Below %{value}%',
      attendanceDays: '%{value} days',
      absencesInARow: '%{value} or more',
      studyDownBy: '%{value}% or more',
      lostStreak: '%{value} days or more',
      cameraOffTimes: '%{value} times or more',
      missedTargets: '%{value} days or more',
    },
    fields: {
      attendanceBelow: 'Attendance',
      attendanceDays: 'Counted over the last',
      absencesInARow: 'Absences in a row',
      studyDownBy: 'Study time down by',
      lostStreak: 'Streak before it was lost',
      cameraOffTimes: 'Camera off',
      missedTargets: 'Target missed',
    },
    rules: {
      ABSENT_IN_A_ROW: 'Days on which students are not expected do not count.',
      ATTENDANCE_LOW: `Calculated as in the attendance record, once at least ${leastCountedDays} days are counted.`,
      STUDY_DOWN: `The last ${weekDays} days compared with the average of the same weekdays in the previous ${past.weeks} weeks.`,
      STREAK_LOST: `Studied this many days in a row, then stopped. Listed for ${lostStreakDays} days.`,
      TARGET_MISSED: `Days in the last ${weekDays} when the student was present but did not reach the daily target.`,
      CAMERA_OFF: `Camera-off alerts in the last ${weekDays} days. Requires these alerts to be turned on.`,
    },
  },
};

export const attentionResources = {
  attention: {
    name: 'Needs attention |||| Needs attention',
    count: '%{smart_count} student |||| %{smart_count} students',
    fields: {
      name: 'Student',
      email: 'Email',
      managerName: 'Manager',
      managerId: 'Manager',
      findingCount: 'Reasons',
      findings: 'Why',
      since: 'Since',
      rule: 'Reason',
      handled: 'Handled only',
    },
  },
};

/** What can be done to students who need attention. */
export const attentionActions = {
  handle: {
    label: 'Mark as handled',
    title: 'Mark %{smart_count} student as handled |||| Mark %{smart_count} students as handled',
    text: 'The students leave the list until the condition ends and starts again, or gets worse. Please note the outcome.',
    note: 'Outcome',
    confirm: 'Mark %{smart_count} as handled',
    done: '%{smart_count} student marked as handled. |||| %{smart_count} students marked as handled.',
  },
  reopen: {
    label: 'Reopen',
    title: 'Reopen %{smart_count} student? |||| Reopen %{smart_count} students?',
    text: 'The students are listed again, and the noted outcome is removed.',
    confirm: 'Reopen %{smart_count}',
    done: '%{smart_count} student reopened. |||| %{smart_count} students reopened.',
  },
};

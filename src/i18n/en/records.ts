import { limits } from '../../domain/limits.ts';
import { presetDays } from '../../domain/period.ts';
export const recordResources = {
  studyHistories: {
    name: 'Study record |||| Study records',
    fields: {
      studyDate: 'Day',
      displayName: 'Student',
      email: 'Email',
      roomName: 'Room',
      totalStudySeconds: 'Study time',
      premiumStudySeconds: 'Measured time',
      breakSeconds: 'Break',
      targetSeconds: 'Target',
      attainmentRate: 'Attainment',
      firstEnteredAt: 'First entry',
      lastEnteredAt: 'Last entry',
      stopwatchStatus: 'Stopwatch',
      corrected: 'Corrected',
      managerId: 'Manager',
    },
  },
  attendances: {
    name: 'Attendance |||| Attendance',
    count: '%{smart_count} student |||| %{smart_count} students',
    fields: {
      name: 'Student',
      email: 'Email',
      managerName: 'Manager',
      managerId: 'Manager',
      status: 'Attendance',
      time: 'First entry',
      totalStudySeconds: 'Study time',
      rate: `Rate, last ${presetDays.last30Days} days`,
      corrected: 'Corrected',
      mark: 'Remarks',
    },
  },
};

const nothing = {
  title: 'No study records in this period',
  text: 'Records appear once students enter a study room.',
};

/** Study records and their screens. */
export const records = {
  lists: {
    today: {
      caption: 'Today’s study so far. A study day runs from %{dayStart} to %{dayStart} the next day.',
      empty: nothing,
    },
    history: {
      caption: `Study by day, for up to ${limits.studyHistory.maxDays} days. A study day runs from %{dayStart} to %{dayStart} the next day.`,
      empty: nothing,
    },
  },
  timeline: 'Timeline',
  visits: 'Entries and exits',
  stillThere: 'In the room',
  corrections: 'Corrections',
  isCorrected: 'Corrected',
  uncorrected: 'This record has not been corrected.',
  measured: 'Measured time',
  correct: 'Correct',
  correctTitle: 'Correct study time',
  correctText: 'The measured time is kept. Study from now on is added to the corrected time.',
  reason: 'Reason',
  corrected: 'The correction has been saved.',
  hours: 'Hours',
  minutes: 'Minutes',
  seconds: 'Seconds',
  today: 'Today',
  week: 'This week',
  month: 'This month',
  total: 'All time',
  than: {
    today: 'yesterday %{time}',
    week: 'same point last week %{time}',
    month: 'same point last month %{time}',
    total: 'before this month %{time}',
  },
  daily: 'Study by day',
  average: '%{time} per day on average',
  byWeek: 'Attainment by week',
  streak: 'current streak %{current}%{more} d, longest %{longest}%{more} d',
  untilYesterday: 'up to yesterday',
  rooms: 'Rooms studied in',
  visitCount: '%{smart_count} visit |||| %{smart_count} visits',
  records: 'Records',
  toStudent: 'Student account',
};

export const attendance = {
  today: {
    caption:
      'Today’s attendance. A study day runs from %{dayStart} to %{dayStart} the next day. Excused absences are left out of rates.',
    empty: {
      title: 'No students yet',
      text: 'Registered, active students are listed here, whether or not they are present.',
    },
  },
  historyCaption:
    'Attendance by student and day. A study day runs from %{dayStart} to %{dayStart} the next day.',
  total: 'Students',
  present: 'Present',
  absent: 'Absent',
  excused: 'Excused',
  late: 'Late',
  leftEarly: 'Left early',
  counted: 'Rates leave out holidays and excused absences.',
  rate: 'Attendance rate',
  ratePeople: '%{present} of %{total}',
  rateDays: '%{present} of %{total} days',
  matrix: 'Attendance by student and day',
  sheet: {
    label: 'Sheet (PDF)',
    title: 'Attendance sheet',
    marks: { P: '○', A: '×', '-': '·', E: '◇', L: '△', V: '▽', B: '▲' },
  },
  printed: '%{shown} of %{total}. The attendance sheet (PDF) has all of them.',
  uncounted: 'Not counted',
  keys: 'Use the arrow keys to move, Enter to open a day and X to select the student. Shift with an arrow key or a click selects students and days.',
  none: {
    title: 'No students in this period',
    text: 'Students appear from the day they joined.',
  },
  sort: { label: 'Order', name: 'By name', rate: 'By rate' },
  firstEntry: 'First entry',
  lastExit: 'Last exit',
  studied: 'Study time',
  original: 'Originally %{status}',
  correctedBy: 'Corrected by %{name}, %{date}',
  correct: 'Correct attendance',
  noStays: 'No entries on this day.',
  correctTo: 'Correct to “%{status}”',
  keepMine: 'Save my value: %{status}',
  takeTheirs: 'Keep saved value',
  nothing: 'This day is not counted.',
  details: 'Day by day',
  more: 'Show more',
};

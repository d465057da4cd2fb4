import type { AttendanceMark } from '../choices.ts';

/** The words of a weekly report in one language. `%{…}` are gaps. */
export interface ReportWords {
  title: string;
  running: string;
  hours: string;
  wholeHours: string;
  minutes: string;
  total: string;
  ofTarget: string;
  noTarget: string;
  attendance: string;
  attended: string;
  attendanceRate: string;
  noAttendance: string;
  change: string;
  noChange: string;
  before: string;
  same: string;
  rank: string;
  place: string;
  among: string;
  chart: string;
  studied: string;
  target: string;
  days: string;
  day: string;
  firstEntry: string;
  lastExit: string;
  marks: Record<AttendanceMark, string>;
  comment: string;
  madeAt: string;
  nothing: string;
  link: {
    until: string;
    ended: string;
    endedText: string;
    busy: string;
    busyText: string;
    stop: string;
    stopTitle: string;
    stopText: string;
    stopped: string;
    stoppedText: string;
    back: string;
  };
}

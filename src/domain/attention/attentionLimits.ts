/**
 * The list of students who need attention: how far back it looks, the days of a week, how many weeks before one it is
 * compared with (at least so many, with so much study in each), how many days a rate needs, for how many days a lost
 * streak is listed, from how many students on a day without anyone counts as closed, how long marks are stored, how
 * many students the dashboard shows, and for each threshold its initial value and what is offered. 0 switches a rule off.
 */
export const attentionLimits = {
  lookBackDays: 63,
  weekDays: 7,
  past: { weeks: 4, leastWeeks: 2, leastSeconds: 3_600 },
  leastCountedDays: 5,
  lostStreakDays: 14,
  closedFromStudents: 5,
  markDays: 366,
  shown: 5,
  thresholds: {
    attendanceBelow: { initial: 70, min: 0, max: 100, offered: [50, 60, 70, 80, 85, 90, 95] },
    attendanceDays: { initial: 14, min: 7, max: 42, offered: [7, 14, 21, 28, 42] },
    absencesInARow: { initial: 3, min: 0, max: 30, offered: [2, 3, 4, 5, 7, 10] },
    studyDownBy: { initial: 40, min: 0, max: 100, offered: [20, 30, 40, 50, 60, 70] },
    lostStreak: { initial: 7, min: 0, max: 45, offered: [5, 7, 10, 14, 21, 30] },
    cameraOffTimes: { initial: 5, min: 0, max: 100, offered: [3, 5, 7, 10, 15, 20] },
    missedTargets: { initial: 7, min: 0, max: 7, offered: [3, 4, 5, 6, 7] },
  },
} as const;

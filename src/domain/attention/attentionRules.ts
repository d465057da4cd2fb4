import { absentInARow } from './absentInARow.ts';
import { attendanceLow } from './attendanceLow.ts';
import type { AttentionRuleId } from './attentionRuleIds.ts';
import type { AttentionSettings, AttentionThreshold } from './attentionSettings.ts';
import { cameraOften } from './cameraOften.ts';
import type { Finding } from './finding.ts';
import { streakLost } from './streakLost.ts';
import type { StudentHistory } from './studentHistory.ts';
import { studyDown } from './studyDown.ts';
import { targetMissed } from './targetMissed.ts';

interface AttentionRule {
  /** The threshold that switches the rule off when it is 0, and what else the academy sets of it. */
  thresholds: readonly [AttentionThreshold, ...AttentionThreshold[]];
  /** What the figures are: days, times or seconds. */
  unit: 'days' | 'times' | 'seconds';
  evaluate: (history: StudentHistory, settings: AttentionSettings) => Finding | null;
}

/** When a student needs attention, by `attentionRuleIds`. Settings, list, filters and words follow this table. */
export const attentionRules = {
  ABSENT_IN_A_ROW: { thresholds: ['absencesInARow'], unit: 'days', evaluate: absentInARow },
  ATTENDANCE_LOW: {
    thresholds: ['attendanceBelow', 'attendanceDays'],
    unit: 'days',
    evaluate: attendanceLow,
  },
  STUDY_DOWN: { thresholds: ['studyDownBy'], unit: 'seconds', evaluate: studyDown },
  STREAK_LOST: { thresholds: ['lostStreak'], unit: 'days', evaluate: streakLost },
  TARGET_MISSED: { thresholds: ['missedTargets'], unit: 'days', evaluate: targetMissed },
  CAMERA_OFF: { thresholds: ['cameraOffTimes'], unit: 'times', evaluate: cameraOften },
} as const satisfies Record<AttentionRuleId, AttentionRule>;

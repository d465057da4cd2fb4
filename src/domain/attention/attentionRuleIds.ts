/** What the rules are named by which find students who need attention, the most urgent first. */
export const attentionRuleIds = [
  'ABSENT_IN_A_ROW',
  'ATTENDANCE_LOW',
  'STUDY_DOWN',
  'STREAK_LOST',
  'TARGET_MISSED',
  'CAMERA_OFF',
] as const;
export type AttentionRuleId = (typeof attentionRuleIds)[number];

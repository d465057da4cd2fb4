/** Whoever assigns students to managers, or narrows a list of students down to a manager's. */
export const managerChoosers = [
  'VIEW_STUDENT',
  'MANAGE_SUPERVISE_GROUP',
  'VIEW_ROOM_USER',
  'VIEW_STUDY_TIME',
  'VIEW_ATTENDANCE_STATUS',
  'VIEW_ATTENDANCE_HISTORY',
  'VIEW_STATISTICS',
] as const;

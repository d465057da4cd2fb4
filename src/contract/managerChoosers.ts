/** The permissions that may read the list of managers to choose from. */
export const managerChoosers = [
  'VIEW_DASHBOARD',
  'VIEW_STUDENT',
  'MANAGE_SUPERVISE_GROUP',
  'VIEW_ROOM_USER',
  'VIEW_STUDY_TIME',
  'VIEW_ATTENDANCE_STATUS',
  'VIEW_ATTENDANCE_HISTORY',
  'VIEW_STATISTICS',
] as const;

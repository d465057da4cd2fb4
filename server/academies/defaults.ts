import type { StudySettings } from '../../src/domain/entities/group.ts';

/** The default feature settings of an academy. Times in minutes. */
export const defaultStudySettings: Omit<StudySettings, 'version'> = {
  abuseTime: 10,
  cameraOffRecordStop: true,
  cameraOffNotification: true,
  absenceDetection: true,
  absenceDetectionInterval: 30,
  absenceNotification: true,
  absenceNotificationInterval: 10,
  breakEnabled: true,
  breakNotification: false,
  quietHoursStart: null,
  quietHoursEnd: null,
};

/** Settings that mean something only while another is on. */
export const dependsOn: Readonly<Record<string, string>> = {
  absenceDetectionInterval: 'absenceDetection',
  absenceNotification: 'absenceDetection',
  absenceNotificationInterval: 'absenceNotification',
  breakNotification: 'breakEnabled',
};

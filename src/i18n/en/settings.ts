export const settingResources = {
  groups: {
    name: 'Academy',
    fields: {
      logoImageId: 'Logo',
      accentColor: 'Accent colour',
      name: 'Academy name',
      type: 'Type',
      phone: 'Main phone number',
      registrationNumber: 'Business registration number',
      postalCode: 'Postal code',
      address: 'Address',
      detailAddress: 'Detailed address',
      studyDays: 'Study days',
      timeZone: 'Time zone',
      dayStartsAt: 'Start of the day',
    },
  },
  studySettings: {
    name: 'Feature settings',
    fields: {
      abuseTime: 'Alert after',
      cameraOffRecordStop: 'Stop recording while the camera is off',
      cameraOffNotification: 'Tell managers of cameras that stay off',
      absenceDetection: 'Detect absence',
      absenceDetectionInterval: 'Check every',
      absenceNotification: 'Tell managers of absence',
      absenceNotificationInterval: 'Tell after',
      breakEnabled: 'Allow breaks',
      breakNotification: 'Tell managers of long breaks',
      quietHoursStart: 'From',
      quietHoursEnd: 'Until',
    },
  },
};

/** The academy's settings. */
export const settings = {
  info: {
    caption: 'What your academy is called, how to reach it, and what the console looks like.',
    saved: 'The academy’s information was saved.',
    failed: 'The academy’s information could not be saved.',
    studyDays: 'Attendance is expected on these days; the others do not count.',
    timeZone: 'Times in the console and in mails are shown in this zone as soon as it is saved.',
    dayStartsAt:
      'Study time, attendance and rankings of a day count from this time. Days that have been recorded stay as they are.',
    clockChange:
      'This applies from the study day of %{from}, which begins on %{start}. The day before it, %{last}, lasts %{length}. Earlier days stay as they were recorded, and no stay is interrupted.',
    ownColor: 'Default',
    resetColor: 'Use the default',
    sections: { brand: 'Logo and colour', academy: 'Academy', study: 'Study days' },
    facts: {
      groupId: 'Academy ID',
      owner: 'Owner',
    },
  },
  security: {
    title: 'Signing in',
    label: 'Require two-factor sign-in for everyone in this academy',
    help: 'Owner, managers and observers who have not set it up are asked to do so before anything else, those at work now too. Students are not concerned.',
    saved: { on: 'Two-factor sign-in is required now.', off: 'Two-factor sign-in is not required any more.' },
    own: 'To your profile',
  },
  features: {
    caption: 'What counts as study, and what managers are told about.',
    notice: 'A change may take up to %{seconds} seconds to apply.',
    saved: 'Saved. It applies within half a minute.',
    failed: 'The settings could not be changed.',
    sections: {
      camera: 'Camera',
      absence: 'Absence',
      break: 'Breaks',
      quiet: 'Quiet hours',
    },
    help: {
      cameraOffRecordStop: 'Study time counts only while the camera is on.',
      cameraOffNotification:
        'The bell rings once a camera has been off for the time below. Long breaks go by it, too.',
      absenceDetection: 'Notices when nobody sits in front of the camera.',
      absenceNotification: 'The bell rings once a student has been away for the time below.',
      breakEnabled: 'Students may pause their study time. Without breaks, a pause counts as stopped.',
      breakNotification: 'The bell rings once a break has lasted as long as the camera’s time allows.',
      quietHoursStart:
        'Mails of alerts wait until the end; long breaks are not mailed then. The bell stays silent anyway.',
      quietHoursEnd: 'By the academy’s clock; an end before the start is the next morning’s.',
    },
  },
};

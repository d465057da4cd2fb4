/** Words of alert settings, one’s own and those of others. */
export const alertSettings = {
  title: 'Alerts',
  text: 'Choose which alerts this person gets, in the console and by email.',
  ownText:
    'Choose your alerts, in the console and by email. Owners get alerts for all students, managers for theirs.',
  cameraOff: 'Camera off',
  absence: 'Absence',
  break: 'Long break',
  byEmail: 'Also by email',
  saved: 'Alert settings saved.',
};

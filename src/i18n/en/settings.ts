export const settingResources = {
  groups: {
    name: 'Academy',
    fields: {
      logoImageId: 'Logo',
      accentColor: 'Accent color',
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
      abuseTime: 'Camera-off alert time',
      cameraOffRecordStop: 'Stop recording while the camera is off',
      cameraOffNotification: 'Alert managers when a camera stays off',
      absenceDetection: 'Detect absence',
      absenceDetectionInterval: 'Check every',
      absenceNotification: 'Alert managers about absence',
      absenceNotificationInterval: 'Absence alert time',
      breakEnabled: 'Allow breaks',
      breakNotification: 'Alert managers about long breaks',
      quietHoursStart: 'From',
      quietHoursEnd: 'Until',
    },
  },
};

/** What an owner takes along, and how an academy ends. */
export const closing = {
  caption: 'Download everything your academy has stored, or close the academy.',
  export: {
    title: 'Export all data',
    text: 'A zip file with accounts, groups, rooms, study records, attendance and settings as CSV and JSON, with pictures and attached files. Only you can download it, and only for %{days} days.',
    order: 'Prepare the file',
    again: 'Prepare a new file',
    preparing: 'The file is being prepared. We will email you when it is ready.',
    ready: 'Ready since %{date}. Available until %{until}.',
    download: 'Download (%{size} MB)',
  },
  close: {
    title: 'Close the academy',
    text: 'Everything works as before for %{days} days, and you can cancel until then. After that, all accounts and records are erased and cannot be restored. Managers and students get an email.',
    open: 'Close the academy…',
    confirmText:
      'On %{date} all accounts and records of %{academy} will be erased. Please confirm with your password.',
    confirm: 'Close the academy',
    closed: 'The academy will be closed.',
  },
  pending: {
    owner: 'Your academy closes on %{date}. After that, all accounts and records are erased.',
    member: 'This academy closes on %{date}. After that, all accounts and records are erased.',
    open: 'Data export and closing',
    cancel: 'Cancel closing',
    cancelled: 'The academy stays open.',
    confirmTitle: 'Keep %{name} open?',
    confirmText: 'Nothing has been erased. Managers and students get an email.',
  },
};

/** The academy's settings. */
export const settings = {
  info: {
    caption: 'Your academy’s name, phone number and address, and the logo and color shown in the console.',
    saved: 'The academy information was saved.',
    failed: 'The academy information could not be saved.',
    studyDays: 'Attendance is only counted on the selected days.',
    timeZone: 'Times in the console and in emails use this time zone as soon as you save.',
    dayStartsAt:
      'Study time, attendance and rankings of a day are counted from this time. Days already recorded do not change.',
    clockChange:
      'This takes effect with the study day of %{from}, which starts on %{start}. The day before it, %{last}, lasts %{length}. Earlier records stay as they are, and no study session is interrupted.',
    ownColor: 'Default',
    resetColor: 'Use the default',
    sections: { brand: 'Logo and color', academy: 'Academy', study: 'Study days and times' },
    facts: {
      groupId: 'Academy ID',
      owner: 'Owner',
      signInPage: 'Sign-in page',
    },
    copySignInPage: 'Copy address',
    copiedSignInPage: 'The address of the sign-in page was copied.',
  },
  invitations: {
    title: 'Invitation reminders',
    help: 'Sends the invitation again to students and managers who have not accepted it, between %{from}:00 and %{until}:00 in the academy’s time zone.',
    afterDays: 'Send again',
    never: 'Never',
    days: 'After %{smart_count} day |||| After %{smart_count} days',
    most: 'At most',
    times: 'Once |||| %{smart_count} times',
    saved: 'Invitation reminders saved.',
  },
  security: {
    title: 'Sign-in security',
    label: 'Require two-factor authentication for everyone in this academy',
    help: 'The owner, managers and observers must set it up before they can use the console, including people who are signed in now. Students are not affected.',
    saved: {
      on: 'Two-factor authentication is now required.',
      off: 'Two-factor authentication is no longer required.',
    },
    own: 'Go to your profile',
  },
  singleSignOn: {
    title: 'Single sign-on',
    text: 'The owner and managers can sign in with the accounts of your organization (OpenID Connect). The academy’s sign-in page shows a button for it.',
    redirectUri: 'Redirect URI',
    redirectUriHelp: 'Enter it where you register this console with your identity provider.',
    copied: 'Redirect URI copied.',
    issuer: 'Issuer',
    issuerHelp: 'The OpenID Connect address of your identity provider.',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    clientSecretKept: 'The stored secret is never shown. Leave this empty to keep it.',
    name: 'Name on the button',
    nameHelp: 'For example, “Hanbit ID” is shown as “Continue with Hanbit ID”.',
    isEnabled: 'Offer it on the academy’s sign-in page',
    isRequired: 'Block managers’ passwords',
    requiredWarning:
      'Managers and observers can no longer sign in with a password once this is saved, unless single sign-on is switched off. Those who are signed in with a password are signed out. The owner keeps the password. Make sure that single sign-on works first.',
    createsManagers: 'Add people as managers when they first sign in',
    domains: 'Allowed email domains',
    domainsHelp:
      'Only people with an email of these domains are added. Press Enter after each. Subdomains are not included.',
    roleId: 'Role of new managers',
    roleIdElse: 'Role without any of these groups',
    noRole: 'No permissions',
    groupsClaim: 'Claim with the groups',
    groupsClaimHelp: 'For example groups or realm_access.roles. Leave it empty to set permissions by hand.',
    groups: 'Roles by group',
    groupsText:
      'At each sign-in, managers get the permissions of the roles of all their groups, in place of those they had. The owner and observers keep theirs.',
    group: 'Group at the provider',
    groupRole: 'Role',
    groupRoles: 'Roles by group',
    addGroup: 'Add group',
    removeGroup: 'Remove group %{group}',
    noRoles: 'This academy has no roles yet. Create them with the permissions of managers.',
    try: 'Try it',
    trying: 'Trying…',
    tried: 'The provider responds and accepts this client and its secret.',
    triedPart:
      'The provider responds and knows this client. Whether the secret is right will show when someone signs in.',
    saved: 'Single sign-on saved.',
  },
  features: {
    caption: 'What counts as study time, and which alerts managers get.',
    notice: 'Changes may take up to %{seconds} seconds to apply.',
    saved: 'Settings saved. They will apply shortly.',
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
        'Managers are alerted when a camera has been off for the time below. Also used for long breaks.',
      absenceDetection: 'Detects when no one is in front of the camera.',
      absenceNotification: 'Managers are alerted when a student has been away for the time below.',
      breakEnabled: 'Students can pause their study time. If this is off, a break counts as stopped.',
      breakNotification: 'Managers are alerted when a break is longer than the camera-off alert time.',
      quietHoursStart:
        'Alert emails are held until quiet hours end. Long-break alerts are not emailed during quiet hours.',
      quietHoursEnd: 'Academy time. If it ends before it starts, it ends the next day.',
    },
  },
};

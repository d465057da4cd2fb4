import { accountFields } from './accountFields.ts';
import { profile, profileFields } from './profile.ts';
import { recordActions } from './recordActions.ts';

/** Words that students and managers share. */
const allFields = {
  ...accountFields,
  registrationStatus: 'Registration',
  accountStatus: 'Account',
  authenticatedAt: 'Joined',
  createdAt: 'Created',
  deactivateOn: 'Deactivation on',
  invitation: 'Invitation',
};

export const resources = {
  profile: { name: 'Profile', fields: { profileImageId: 'Profile image' } },
  students: {
    name: 'Student |||| Students',
    count: '%{smart_count} student |||| %{smart_count} students',
    fields: {
      ...allFields,
      managerId: 'Manager',
      managerName: 'Manager',
      targetSeconds: 'Daily target',
    },
  },
  profiles: {
    name: 'Profile |||| Profiles',
    fields: { nickname: 'Nickname', gender: 'Gender', birthday: 'Birthday', ...profileFields },
  },
  managers: {
    name: 'Manager |||| Managers',
    count: '%{smart_count} manager |||| %{smart_count} managers',
    fields: {
      ...allFields,
      observer: 'Role',
      assignedStudentCount: 'Students',
      permissions: 'Permissions',
    },
  },
};

/** The account screens' own words. */
export const accounts = {
  students: {
    caption: 'Accounts of the students who study in your rooms.',
    add: 'Add students',
    empty: { title: 'No students yet', text: 'Add your first students and invite them by email.' },
    withoutManager: 'Without manager',
    assignNotHeld: 'Only who may assign students can choose another manager.',
    sections: { account: 'Account', study: 'Study', note: 'Note' },
  },
  managers: {
    caption: 'Who administers the academy with you. Observers are counted apart.',
    add: 'Add managers',
    empty: {
      title: 'No managers yet',
      text: 'Invite colleagues to administer students or to watch them study.',
    },
    sections: { account: 'Account', note: 'Note' },
    observer: { true: 'Observer', false: 'Manager' },
    noStudents: { title: 'No students assigned', text: 'Assign students on the group screen.' },
    toGroup: 'Assign students',
    alerts: {
      title: 'Alerts',
      text: 'What this person hears about, in the bell and by mail.',
      cameraOff: 'Camera off',
      absence: 'Absence',
      break: 'Break too long',
      byEmail: 'Also by email',
      saved: 'Alert settings saved.',
    },
  },
  tabs: {
    info: 'Information',
    profile: 'Profile',
    study: 'Study record',
    attendance: 'Attendance',
    permissions: 'Permissions',
    alerts: 'Alerts',
    students: 'Students',
    history: 'History',
  },
  summary: {
    creatable: 'Can be added',
    ofLimit: 'of %{limit}',
    active: 'Active',
    authenticated: 'Registered',
    noneAuthenticated: 'Not registered',
    inactive: 'Inactive',
    observers: 'Observers',
    showThese: 'Show these',
  },
  reservedFor: 'Deactivation on %{date}',
  restorableUntil: 'Can be restored until %{date}',
  resetTwoFactor: {
    label: 'Reset second factor',
    ownerLabel: 'Reset owner’s second factor',
    title: 'Reset the second factor of %{name}?',
    text: 'For somebody who has lost their phone and recovery codes. They are signed out everywhere, sign in with the password alone from then on, and a mail tells them.',
    confirm: 'Reset',
    done: 'The second factor of %{name} was reset.',
  },
  invitation: {
    label: 'Invitation',
    sentAt: 'Last sent %{time}',
    reason: 'Reason: %{reason}',
    held: 'It is on hold because the server has no mail server. It is sent once there is one.',
    retrying: 'The mail server has not taken it yet; it is tried again.',
    again: 'Send again',
    first: 'Send invitation',
  },
  profile,

  editFailed: 'The account could not be changed.',
  emailFixed: 'The email is fixed once the person has registered.',
  invitedAgainIn: 'Can be invited again in %{time}',
};

/** What can be done to accounts, in the words of its button, its question and its outcome. */
export const actions = {
  ...recordActions,
  assign: {
    label: 'Assign manager',
    title: 'Assign %{smart_count} student to a manager |||| Assign %{smart_count} students to a manager',
    text: 'The manager looks after the students. An observer sees only the students assigned to them.',
    confirm: 'Assign %{smart_count}',
    done: '%{smart_count} student assigned. |||| %{smart_count} students assigned.',
  },
  activate: {
    label: 'Activate',
    title: 'Activate %{smart_count} account? |||| Activate %{smart_count} accounts?',
    text: 'Active accounts can sign in and count towards the limit.',
    confirm: 'Activate %{smart_count}',
    done: '%{smart_count} account activated. |||| %{smart_count} accounts activated.',
  },
  deactivate: {
    label: 'Deactivate',
    title: 'Deactivate %{smart_count} account? |||| Deactivate %{smart_count} accounts?',
    text: 'Inactive accounts cannot sign in. Their records are kept.',
    confirm: 'Deactivate %{smart_count}',
    done: '%{smart_count} account deactivated. |||| %{smart_count} accounts deactivated.',
    now: 'Now',
    later: 'On a later day',
    on: 'Day of deactivation',
    reserved:
      'Deactivation reserved for %{smart_count} account. |||| Deactivation reserved for %{smart_count} accounts.',
  },
  cancelReservation: {
    label: 'Cancel reserved deactivation',
    title:
      'Cancel the reserved deactivation of %{smart_count} account? |||| Cancel the reserved deactivation of %{smart_count} accounts?',
    text: 'The account stays active.',
    confirm: 'Cancel reservation',
    done: 'The reservation was cancelled.',
  },
  delete: {
    label: 'Delete',
    title: 'Delete %{smart_count} account? |||| Delete %{smart_count} accounts?',
    text: 'Deleted accounts can be restored for %{days} days. After that they and their records are removed for good.',
    confirm: 'Delete %{smart_count}',
    done: '%{smart_count} account deleted. |||| %{smart_count} accounts deleted.',
    type: 'Type %{word} to confirm',
    word: 'delete',
  },
  restore: {
    label: 'Restore',
    title: 'Restore %{smart_count} account? |||| Restore %{smart_count} accounts?',
    text: 'Restored accounts get back the status they had.',
    confirm: 'Restore %{smart_count}',
    done: '%{smart_count} account restored. |||| %{smart_count} accounts restored.',
  },
  resendInvitation: {
    label: 'Send invitation',
    title: 'Send an invitation to %{smart_count} person? |||| Send invitations to %{smart_count} people?',
    text: 'Who has accepted already is left out. One person can be invited once in 5 minutes.',
    confirm: 'Send %{smart_count}',
    done: '%{smart_count} invitation is being sent. |||| %{smart_count} invitations are being sent.',
  },
  checking: 'Checking…',
  allFine: 'All %{smart_count} can be changed.',
  someRefused: '%{refused} of %{total} cannot be changed:',
  allRefused: 'None of the %{total} can be changed:',
  refusedAfter: '%{done} done, %{refused} refused:',
  results: 'Results',
  close: 'Close',
  undo: 'Undo',
  reason: 'Reason',
  people: 'People',
  andMore: 'and %{smart_count} more',
};

import { limits } from '../../domain/limits.ts';
import { accountFields } from './accountFields.ts';
import { merge } from './merge.ts';
import { batches } from './batches.ts';
import { cards, invitation, invitationActions, suppression } from './invitations.ts';
import { profile, profileFields } from './profile.ts';
import { recordActions } from './recordActions.ts';
/** Words that students and managers share. */
const allFields = {
  ...accountFields,
  registrationStatus: 'Registration',
  accountStatus: 'Account',
  authenticatedAt: 'Joined',
  createdAt: 'Created',
  deactivateOn: 'Deactivates on',
  invitation: 'Invitation',
  invitationState: 'Invitation',
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
      role: 'Role or preset',
      assignedStudentCount: 'Students',
      permissions: 'Permissions',
    },
  },
};

/** The account screens' own words. */
export const accounts = {
  students: {
    caption: 'Accounts of the students who use your study rooms.',
    add: 'Add students',
    empty: { title: 'No students yet', text: 'Add your first students and invite them by email.' },
    withoutManager: 'No manager',
    assignNotHeld: 'You need permission to assign students before you can change the manager.',
    sections: { account: 'Account', study: 'Study', guardian: 'Guardian', note: 'Note' },
  },
  batches,
  managers: {
    caption: 'People who help run your academy. Observers are counted separately.',
    add: 'Add managers',
    empty: {
      title: 'No managers yet',
      text: 'Invite colleagues to manage students or monitor their study.',
    },
    sections: { account: 'Account', note: 'Note' },
    observer: { true: 'Observer', false: 'Manager' },
    noStudents: {
      title: 'No students assigned',
      text: 'Assign students on the “Student assignment” screen.',
    },
    toGroup: 'Assign students',
  },
  tabs: {
    info: 'Details',
    profile: 'Profile',
    study: 'Study record',
    attendance: 'Attendance',
    permissions: 'Permissions',
    alerts: 'Alerts',
    students: 'Students',
    history: 'History',
  },
  duplicates: {
    found:
      '%{smart_count} student may have a second account: same phone, or same name and birthday. |||| %{smart_count} students may have a second account: same phone, or same name and birthday.',
    show: 'Show them',
    shown: 'Possible duplicates. Select two accounts of one person, then “Merge”.',
    showAll: 'Show all students',
  },
  summary: {
    creatable: 'Seats left',
    ofLimit: 'of %{limit}',
    active: 'Active',
    authenticated: 'Registered',
    noneAuthenticated: 'Not registered',
    inactive: 'Inactive',
    observers: 'Observers',
    invitations: 'Invitations to fix',
    invitationNote: '%{failed} failed · %{expired} expired',
  },
  reservedFor: 'Will be deactivated on %{date}',
  restorableUntil: 'Can be restored until %{date}',
  viewAs: {
    begin: 'View as this manager',
    viewing: 'You are viewing the console as %{name}, read-only.',
  },
  resetTwoFactor: {
    label: 'Reset two-factor authentication',
    ownerLabel: 'Reset owner’s two-factor authentication',
    title: 'Reset two-factor authentication for %{name}?',
    text: 'Use this when someone has lost both their phone and their recovery codes. They will be signed out everywhere, can then sign in with their password alone, and will be notified by email.',
    confirm: 'Reset',
    done: 'Two-factor authentication was reset for %{name}.',
  },
  suppression,
  invitation,
  profile,
  cards,
  editFailed: 'The account could not be changed.',
  emailFixed: 'The email can’t be changed after sign-up.',
  invitedAgainIn: 'Can be invited again in %{time}',
};
/** What can be done to accounts, in the words of its button, its question and its outcome. */
export const actions = {
  ...recordActions,
  ...invitationActions,
  merge,
  assign: {
    label: 'Assign manager',
    title: 'Assign %{smart_count} student to a manager |||| Assign %{smart_count} students to a manager',
    text: 'The manager will be responsible for these students. Observers only see the students assigned to them.',
    confirm: 'Assign %{smart_count} student |||| Assign %{smart_count} students',
    done: '%{smart_count} student assigned. |||| %{smart_count} students assigned.',
  },
  activate: {
    label: 'Activate',
    title: 'Activate %{smart_count} account? |||| Activate %{smart_count} accounts?',
    text: 'Active accounts can sign in and count towards the limit.',
    confirm: 'Activate %{smart_count} account |||| Activate %{smart_count} accounts',
    done: '%{smart_count} account activated. |||| %{smart_count} accounts activated.',
  },
  deactivate: {
    label: 'Deactivate',
    title: 'Deactivate %{smart_count} account? |||| Deactivate %{smart_count} accounts?',
    text: 'Inactive accounts cannot sign in. Their records are kept.',
    confirm: 'Deactivate %{smart_count} account |||| Deactivate %{smart_count} accounts',
    done: '%{smart_count} account deactivated. |||| %{smart_count} accounts deactivated.',
    now: 'Now',
    later: 'On a later date',
    on: 'Deactivation date',
    reservedConfirm: 'Schedule deactivation |||| Schedule %{smart_count} deactivations',
    reserved:
      'Deactivation scheduled for %{smart_count} account. |||| Deactivation scheduled for %{smart_count} accounts.',
  },
  cancelReservation: {
    label: 'Cancel scheduled deactivation',
    title:
      'Cancel the scheduled deactivation of %{smart_count} account? |||| Cancel the scheduled deactivation of %{smart_count} accounts?',
    text: 'The accounts stay active.',
    confirm: 'Cancel deactivation',
    done: 'The scheduled deactivation was canceled.',
  },
  delete: {
    label: 'Delete',
    title: 'Delete %{smart_count} account? |||| Delete %{smart_count} accounts?',
    text: 'Deleted accounts can be restored for %{days} days. After that, the accounts and their records are permanently deleted.',
    confirm: 'Delete %{smart_count} account |||| Delete %{smart_count} accounts',
    done: '%{smart_count} account deleted. |||| %{smart_count} accounts deleted.',
    type: 'Type %{word} to confirm',
    word: 'delete',
  },
  restore: {
    label: 'Restore',
    title: 'Restore %{smart_count} account? |||| Restore %{smart_count} accounts?',
    text: 'Restored accounts return to the status they had before they were deleted.',
    confirm: 'Restore %{smart_count} account |||| Restore %{smart_count} accounts',
    done: '%{smart_count} account restored. |||| %{smart_count} accounts restored.',
  },
  resendInvitation: {
    label: 'Send invitation',
    title: 'Send an invitation to %{smart_count} person? |||| Send invitations to %{smart_count} people?',
    text: `People who have already accepted are skipped. You can resend after ${limits.invitationResend.minutes} minutes.`,
    confirm: 'Send %{smart_count} invitation |||| Send %{smart_count} invitations',
    done: '%{smart_count} invitation is being sent. |||| %{smart_count} invitations are being sent.',
  },
  checking: 'Checking…',
  running: 'Working on it… |||| Working on %{smart_count} records…',
  allFine: 'It will be updated. |||| All %{smart_count} will be updated.',
  someRefused: '%{refused} of %{total} cannot be updated:',
  allRefused: 'None of the %{total} can be updated:',
  refusedAfter: '%{done} updated, %{refused} not updated:',
  results: 'Results',
  close: 'Close',
  undo: 'Undo',
  reason: 'Reason',
  people: 'People',
  andMore: 'and %{smart_count} more',
};

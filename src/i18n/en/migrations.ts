export const migrationResources = {
  migrations: {
    name: 'Transfer |||| Transfers',
    fields: {
      fromName: 'From',
      toName: 'To',
      state: 'Status',
      totalCount: 'Students',
      movedCount: 'Transferred',
      refusedCount: 'Not transferred',
      returnedCount: 'Returned',
      createdByName: 'By',
      reason: 'Reason',
      createdAt: 'Started',
      finishedAt: 'Finished',
      rolledBackByName: 'Rolled back by',
      rollBackReason: 'Rollback reason',
    },
  },
  migrationRows: { fields: { name: 'Student', email: 'Email', state: 'Result', code: 'Reason' } },
};

/** Students moved from one academy to another. */
export const migrations = {
  caption: 'Transfer students from one academy to another. Transfers can be rolled back.',
  empty: {
    title: 'No transfers yet',
    text: 'Students transferred between academies are listed here with the results.',
  },
  begin: 'Transfer students',
  from: 'From academy',
  to: 'To academy',
  check: 'Check',
  back: 'Back',
  move: 'Transfer %{smart_count} student |||| Transfer %{smart_count} students',
  reasonNote: 'Recorded in both academies’ audit logs.',
  progress: '%{done} of %{total} students',
  report: 'Report',
  everyState: 'All results',
  what: {
    along: {
      title: 'What moves',
      text: 'Account, password, profile and profile image; all study records with their entries, exits and corrections; daily study time and attendance. The statistics of both academies change accordingly, including those of past days.',
    },
    stays: {
      title: 'What stays',
      text: 'Study rooms stay, and transferred records keep the room’s name. Manager assignments and invitations that were not accepted end. The audit log, emails and notifications stay with the original academy.',
    },
    after: {
      title: 'What changes for students',
      text: 'After the transfer, students sign in with the new academy’s ID and their existing password. No email is sent to them, so please let them know.',
    },
  },
  forecast: {
    go: '%{smart_count} student can be transferred. |||| %{smart_count} students can be transferred.',
    stay: '%{smart_count} student can’t be transferred: |||| %{smart_count} students can’t be transferred:',
  },
  rollBack: {
    title: 'Roll back',
    text: 'Students return to their original academy and manager. What they have studied or changed since is kept. Students who can’t be moved back yet stay, and you can try again later.',
    confirm: 'Return %{smart_count} student |||| Return %{smart_count} students',
  },
};

export const migrationResources = {
  migrations: {
    name: 'Migration |||| Migrations',
    fields: {
      fromName: 'From',
      toName: 'To',
      state: 'State',
      totalCount: 'Students',
      movedCount: 'Moved',
      refusedCount: 'Not moved',
      returnedCount: 'Put back',
      createdByName: 'By',
      reason: 'Reason',
      createdAt: 'Ordered',
      finishedAt: 'Finished',
      rolledBackByName: 'Rolled back by',
      rollBackReason: 'Reason of the roll back',
    },
  },
  migrationRows: { fields: { name: 'Student', email: 'Email', state: 'Result', code: 'Reason' } },
};

/** Students moved from one academy to another. */
export const migrations = {
  caption: 'Students moved from one academy to another. What was moved can be put back.',
  empty: {
    title: 'No migrations yet',
    text: 'Students who were moved between academies are listed here with a report.',
  },
  begin: 'Move students',
  from: 'From academy',
  to: 'To academy',
  check: 'Check',
  back: 'Back',
  move: 'Move %{smart_count} student |||| Move %{smart_count} students',
  reasonNote: 'It stands in the audit logs of both academies.',
  progress: '%{done} of %{total} students',
  report: 'Report',
  everyState: 'All results',
  what: {
    along: {
      title: 'What goes along',
      text: 'Account, password, profile and picture; every study record with its stays and corrections; study days and attendance. The figures of both academies change with them, those of past days too.',
    },
    stays: {
      title: 'What stays',
      text: 'Rooms stay where they are; moved records keep the room’s name. The assignment to a manager ends, and so does an invitation that was not accepted. Audit log, mails, notices and alerts stay with the academy.',
    },
    after: {
      title: 'What students notice',
      text: 'They sign in with the other academy’s ID and the same password from then on. The console does not write to them: please let them know.',
    },
  },
  forecast: {
    go: '%{smart_count} student can go. |||| %{smart_count} students can go.',
    stay: '%{smart_count} student stays: |||| %{smart_count} students stay:',
  },
  rollBack: {
    title: 'Roll back',
    text: 'Everybody goes back, assigned to the manager they had, with all that they have studied or changed since. Who cannot go back just now stays, and you can try again.',
    confirm: 'Put back %{smart_count} student |||| Put back %{smart_count} students',
  },
};

/** The screens that mails link to; the server puts their codes, or a record, into the query. */
export const mailPaths = {
  signup: '/auth/signup',
  invitation: '/auth/managers',
  resetPassword: '/auth/resetpw/new',
  login: '/auth/login',
  requestReset: '/auth/resetpw',
  studentBatches: '/student-batches',
  closing: '/setting/closing',
  scheduledExports: '/setting/scheduled-export',
} as const;

/** The pages of a weekly report that mails link to, which are no screens: the report, and where its mails are stopped. */
export const reportPaths = { report: '/report', stop: '/report/stop' } as const;

/** The page, no screen, on which a recipient stops the mails of a scheduled export. */
export const exportStopPath = '/export/stop';

/** The page, no screen, that the invitation of a student leads to: it records that it was opened and leads on to the rooms. */
export const studentInvitationPath = '/invitation';

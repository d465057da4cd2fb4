/** The screens that mails link to; the server puts their codes into the query. */
export const mailPaths = {
  signup: '/auth/signup',
  invitation: '/auth/managers',
  resetPassword: '/auth/resetpw/new',
  login: '/auth/login',
  requestReset: '/auth/resetpw',
} as const;

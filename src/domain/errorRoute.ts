export const errorTypes = ['inactive', 'notfound', 'timeout', 'service', 'auth', 'resetpw'] as const;
export type ErrorType = (typeof errorTypes)[number];

/** The error page's type for a call's HTTP status outside the auth pages (specification, section 8). */
export function errorTypeOf(status: number): ErrorType {
  if (status === 400 || status === 403 || status === 404) return 'notfound';
  if (status === 408) return 'timeout';
  return 'service';
}

/** Which of the error page's three texts a type shows (specification, section 2, error text by status). */
export function errorTextOf(type: ErrorType): 'notfound' | 'timeout' | 'inactive' | 'service' {
  if (type === 'notfound' || type === 'timeout' || type === 'inactive') return type;
  return 'service';
}

/** Where the error page's confirm button leads; -1 is one page back (specification, section 2). */
export function errorExit(type: ErrorType, hasSession: boolean): string | -1 {
  if (type === 'auth') return '/auth';
  if (type === 'resetpw' || type === 'inactive') return '/auth/login';
  if (type === 'timeout') return -1;
  return hasSession ? '/dashboard' : '/';
}

/** Whether the page is shown with the menu: people who open a closed screen by its address still have those that are open. */
export const hasMenuBeside = (
  type: string | null,
  session: { initialized?: boolean | undefined; mustSetUpTwoFactor?: boolean | undefined } | null,
): boolean =>
  type === 'notfound' && session !== null && session.initialized !== false && !session.mustSetUpTwoFactor;

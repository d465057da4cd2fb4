/**
 * The errors that are said without loading anything, because nothing may be loadable: the connection or the server fails, or
 * no one is signed in. The words of all others are loaded when a call is refused.
 */
export const firstErrors = [
  'UNKNOWN',
  'UNREACHABLE',
  'UNAVAILABLE',
  'INTERNAL',
  'TIMEOUT',
  'NOT_SIGNED_IN',
] as const;

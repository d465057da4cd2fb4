/** Why an attempt to deliver an event failed. */
export const webhookFailures = [
  /** An answer that is not 2xx; redirects are not followed. */
  'STATUS',
  /** It answered 410: nothing more is sent to it. */
  'GONE',
  /** No answer in time. */
  'TIMEOUT',
  /** No connection, or no address of that name. */
  'UNREACHABLE',
  /** Its certificate is not valid. */
  'CERTIFICATE',
  /** The name leads into a private network. */
  'PRIVATE_ADDRESS',
  /** The server cannot read the secret any more. */
  'SECRET_UNREADABLE',
] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

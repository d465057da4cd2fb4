/** Whether a URL's host is one of those that the setting WEBHOOK_ALLOWED_HOSTS names, with this port or any. */
export const isAllowedHost = ({ hostname, host }: URL, allowed: readonly string[]): boolean =>
  allowed.includes(hostname) || allowed.includes(host);

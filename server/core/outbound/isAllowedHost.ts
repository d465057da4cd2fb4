/** Whether a URL's host is one of those that the settings WEBHOOK_ALLOWED_HOSTS and OIDC_ALLOWED_HOSTS name, with this port or any. */
export const isAllowedHost = ({ hostname, host }: URL, allowed: readonly string[]): boolean =>
  allowed.includes(hostname) || allowed.includes(host);

/** What names a webhook in the audit log: its host alone, as the rest of an address may contain a secret. */
export const hostOf = ({ url }: { url: string }): string => new URL(url).host;

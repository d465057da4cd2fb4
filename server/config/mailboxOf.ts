/** A name and an address as a mail's header has them. */
export const mailboxOf = (name: string, address: string): string =>
  /^[\p{L}\p{N} ]+$/u.test(name) ? `${name} <${address}>` : `"${name.replace(/["\\]/g, '')}" <${address}>`;

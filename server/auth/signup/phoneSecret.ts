/** A short code with what it belongs to, so that the hash of it tells nobody the six digits. */
export const phoneSecret = (emailCode: string, phone: string, code: string) =>
  [emailCode, phone, code].join(' ');

/** A short code together with its phone number, so that its hash does not reveal the six digits. */
export const phoneSecret = (emailCode: string, phone: string, code: string) =>
  [emailCode, phone, code].join(' ');

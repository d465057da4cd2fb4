/** Fields whose values are never stored in the browser: passwords, one-time codes, and pictures, which are uploaded again. */
const pattern = /passw|otp|code$|imageId$/i;

/** Whether what is typed into a field may not be stored in the browser. */
export const isNeverStored = (field: string): boolean => pattern.test(field);

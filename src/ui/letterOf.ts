/** The letter of a key press in upper case, also with Caps Lock, and by its place where a Korean keyboard has another there. */
export const letterOf = ({ key, code }: { key: string; code: string }): string | undefined =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : /^Key([A-Z])$/.exec(code)?.[1];

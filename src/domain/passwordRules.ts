import { limits } from './limits.ts';

const { min, max } = limits.password;

/** What a password needs, one thing at a time, for a list that is ticked off while typing (specification, section 5). */
export const passwordRules = [
  { key: 'length', test: (text: string) => text.length >= min && text.length <= max },
  { key: 'letter', test: (text: string) => /[A-Za-z]/.test(text) },
  { key: 'digit', test: (text: string) => /\d/.test(text) },
  { key: 'characters', test: (text: string) => /^[A-Za-z\d~!@#$%^&*+=-]+$/.test(text) },
] as const;

import * as yup from 'yup';

/** A setting that is a number of days. */
export const days = (name: string, fallback: number) =>
  yup
    .number()
    .integer(`${name} must be a whole number of days`)
    .min(1, `${name} must be at least 1`)
    .max(36_500, `${name} must be at most 36500`)
    .default(fallback)
    .typeError(`${name} must be a number of days`);

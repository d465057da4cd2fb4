import * as yup from 'yup';

/** The id of a plan, of which an installation defines its own. */
export const planId = yup
  .string()
  .matches(/^[A-Z][A-Z0-9_]{1,29}$/, 'validation.choice')
  .required();

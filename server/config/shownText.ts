import * as yup from 'yup';

/** A short text of a file of the operator's, shown as it is. */
export const shownText = yup
  .string()
  .strict()
  .trim('${path} must not begin or end with a space')
  .min(1, '${path} must not be empty')
  .max(60, '${path} must have at most 60 characters')
  .matches(/^[^\p{Cc}<>]*$/u, '${path} must not contain <, > or line breaks');

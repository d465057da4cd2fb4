import { rules } from '../../../domain/rules.ts';

/** The schema's part for a new password and its repetition. */
export const newPassword = {
  password: rules.password.required(),
  confirmation: rules.passwordConfirmation('password').required(),
};

import { ProblemError } from '../../core/problem.ts';

/** A refusal that is shown next to one field. */
export const wrongField = (field: string, message: string) =>
  new ProblemError('VALIDATION_FAILED', { fieldErrors: { [field]: message } });

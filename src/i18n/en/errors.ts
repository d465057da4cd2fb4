import { problems, type ProblemCode } from '../../contract/problems.ts';

const fromProblems = Object.fromEntries(
  Object.entries(problems).map(([code, [, message]]) => [code, message]),
) as Record<ProblemCode, string>;

/** What is said of a refused call, by its code. The words of the contract's problems are the API's own. */
export const errors = {
  ...fromProblems,
  UNREACHABLE: 'The server cannot be reached. Your input has been kept; please try again.',
  LOCKED: 'This feature is for paid users. It is included in the Premium plan.',
  UNKNOWN: 'An error occurred. Please try again or contact the administrator.',
};

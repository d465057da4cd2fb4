import { problems, type ProblemCode } from '../../contract/problems.ts';

const fromProblems = Object.fromEntries(
  Object.entries(problems).map(([code, [, message]]) => [code, message]),
) as Record<ProblemCode, string>;

/** What is said of a refused call, by its code. The words of the contract's problems are the API's own. */
export const errors = {
  ...fromProblems,
  UNREACHABLE: 'The server cannot be reached. What you entered is kept; please try again.',
  LOCKED: 'This is for paid users; it comes with the Premium plan.',
  UNKNOWN: 'An error occurred. Please try again or contact the administrator.',
};

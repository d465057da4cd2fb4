import { problems } from './problems.ts';

/** The codes of all problems, for what needs no messages. */
export const problemCodes: readonly string[] = Object.keys(problems);

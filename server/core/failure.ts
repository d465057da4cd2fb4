/** Something that should not have happened, as the log has it. */
export interface Failure {
  event: 'failure';
  /** Where it happened: a call's or a job's name. */
  where: string;
  name: string;
  /** The database's code for it. */
  code?: string;
  /** Where in the code; without the words of the error. */
  stack: string[];
}

/** Called for unexpected errors, with a description free of personal data and the error itself. */
export type OnFailure = (failure: Failure, error: unknown) => void;

/**
 * What the log may know of an error. Its words are left out: a failed query's repeat the values that it was made with,
 * and those are people's names and addresses.
 */
export function describeFailure(where: string, error: unknown): Failure {
  const known = error instanceof Error ? error : new Error(typeof error);
  const root = known.cause instanceof Error ? known.cause : known;
  const { code } = root as { code?: unknown };
  // The stack begins with the words, and theirs may be lines that look like its own.
  const { stack: whole = '', message } = known;
  const afterWords = whole.slice(Math.max(0, whole.indexOf(message)) + message.length);
  const stack = afterWords.split('\n').filter(line => /^\s+at /.test(line));
  return {
    event: 'failure',
    where,
    name: root.name,
    ...(typeof code === 'string' ? { code } : {}),
    stack: stack.slice(0, 12).map(line => line.trim()),
  };
}

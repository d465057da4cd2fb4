/** Prints a progress line. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

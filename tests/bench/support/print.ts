/** A line for whoever watches. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './options.ts';

/** Asks for a password in the terminal and shows nothing of it. */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new UsageError(`There is no one to ask for the ${question.replace(/^P/, 'p').replace(': ', '')}.`);
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_, __, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    process.stderr.write('\n');
  }
}

import { expect } from 'vitest';
import { startProgram, type ProgramOptions } from './startProgram.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Starts the server, checks that it ends with 1 and one line without a stack, and returns the line. */
export async function refusal(given: Partial<ProgramOptions> = {}): Promise<string> {
  const cwd = given.cwd ?? temporaryFolder();
  const program = await startProgram('main', { ...given, cwd, env: { PORT: '0', ...given.env } });
  expect([await program.ended, program.written()]).toEqual([1, expect.any(String)]);
  expect(program.written()).not.toMatch(/^\s+at /m);
  expect(program.written().trim().split('\n')).toHaveLength(1);
  return program.written().trim();
}

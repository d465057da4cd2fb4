import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bundledPrograms } from './bundled.ts';

export interface ProgramOptions {
  /** The folder that it is started in; its `.env` is read. */
  cwd: string;
  args?: string[];
  env?: Record<string, string>;
  input?: string;
  uid?: number;
}

export interface Program {
  /** What it has written to both outputs so far. */
  written: () => string;
  /** Waits for a line, and returns its match. */
  line: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Waits for its end, and returns the exit code. */
  ended: Promise<number | null>;
  stop: () => Promise<number | null>;
}

/** WebAssembly is not optimised: a program that lives for seconds would spend a third of them on it. */
const quickStart = ['--liftoff-only'];

/** Starts a bundled program of the server with an environment of its own. It is the caller's to stop. */
export async function startProgram(name: string, given: ProgramOptions): Promise<Program> {
  const { cwd, args = [], env = {}, input = '', uid } = given;
  const file = path.join(await bundledPrograms(), `${name}.mjs`);
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...quickStart, file, ...args], {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: 'pipe',
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  child.stdin.end(input);
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  let written = '';
  const waiting = new Set<() => void>();
  const read = (chunk: Buffer) => {
    written += chunk.toString();
    for (const check of waiting) check();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', killWithUs);
    return code as number | null;
  });

  return {
    ended,
    written: () => written,
    line: pattern =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(written);
          if (match === null) return;
          waiting.delete(check);
          resolve(match);
        };
        waiting.add(check);
        check();
        void ended.then(() => reject(new Error(`${name} ended without ${pattern}:\n${written}`)));
      }),
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface BuiltServer {
  url: string;
  pid: number;
  /** Ends it the way an operator would, and returns the code that it ended with. */
  stop: () => Promise<number | null>;
  /** Ends it without a warning, at whatever it is doing. */
  kill: () => Promise<number | null>;
  /** Whether the process is still there. */
  isRunning: () => boolean;
}

const startTimeoutMs = 60_000;

/**
 * Starts the built server on a free port with an environment of its own, and returns once it listens.
 *
 * @throws Error with what the server wrote when it does not come up.
 */
export function startBuiltServer(env: Record<string, string>): Promise<BuiltServer> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    env: { PATH, HOME, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = once(child, 'exit').finally(() => process.off('exit', killWithUs));
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };

  return new Promise((resolve, reject) => {
    let written = '';
    const fail = (why: string) => {
      killWithUs();
      reject(new Error(`The server ${why}:\n${written}`));
    };
    const timer = setTimeout(() => fail('did not listen in time'), startTimeoutMs);
    void ended.then(() => fail('ended before it listened'));
    const read = (chunk: Buffer) => {
      written = (written + chunk.toString()).slice(-8_000);
      const url = /^Studyroom Console: (\S+)/m.exec(written)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      const isRunning = () => child.exitCode === null && child.signalCode === null;
      resolve({ url, pid: child.pid!, stop: end('SIGTERM'), kill: end('SIGKILL'), isRunning });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
}

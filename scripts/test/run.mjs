import { spawn } from 'node:child_process';

/** Windows has no groups of processes, and finds `npx` only through its shell. */
const isWindows = process.platform === 'win32';

const running = new Set();
const killAll = () => {
  for (const child of running)
    try {
      if (isWindows) child.kill();
      else process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended in the meantime.
    }
};
process.on('exit', killAll);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** Runs a program of `node_modules/.bin` and returns whether it went well. What takes too long is ended. */
export function run(program, args, { env = {}, minutes = 30 } = {}) {
  return new Promise(resolve => {
    const child = spawn('npx', ['--no-install', program, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: !isWindows,
      shell: isWindows,
    });
    running.add(child);
    const timer = setTimeout(() => {
      console.error(`${program} was still not done after ${minutes} minutes and has been ended.`);
      killAll();
    }, minutes * 60_000);
    const done = ok => {
      clearTimeout(timer);
      running.delete(child);
      resolve(ok);
    };
    child.on('error', () => done(false));
    child.on('exit', code => done(code === 0));
  });
}

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

/**
 * Runs a program of `node_modules/.bin` and returns whether it went well. What takes too long is ended. With
 * `isBuffered` its output is printed at its end, so that programs can run side by side.
 */
export function run(program, args, { env = {}, minutes = 30, isBuffered = false } = {}) {
  return new Promise(resolve => {
    const child = spawn('npx', ['--no-install', program, ...args], {
      stdio: isBuffered ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: !isWindows,
      shell: isWindows,
    });
    running.add(child);
    const output = [];
    child.stdout?.on('data', chunk => output.push(chunk));
    child.stderr?.on('data', chunk => output.push(chunk));
    const timer = setTimeout(() => {
      console.error(`${program} was still not done after ${minutes} minutes and has been ended.`);
      killAll();
    }, minutes * 60_000);
    const done = ok => {
      clearTimeout(timer);
      running.delete(child);
      process.stdout.write(Buffer.concat(output));
      resolve(ok);
    };
    child.on('error', () => done(false));
    child.on('close', code => done(code === 0));
  });
}

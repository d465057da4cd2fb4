import { readFileSync } from 'node:fs';

const msPerTick = 10;
const nsPerMs = 1_000_000;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const numbersIn = (text: string) => text.split(' ').filter(Boolean).map(Number);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What a process, and what those that it has started and that have ended, have used, to a tick. */
const ticksOf = (pid: number): number[] =>
  // What follows the program's name, which may have spaces.
  numbersIn(read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ').slice(11, 15).join(' '));
/** What a running process has used, to the nanosecond. */
const runMs = (pid: number): number => (numbersIn(read(`/proc/${pid}/schedstat`))[0] ?? 0) / nsPerMs;

/**
 * The processor's time in milliseconds that a PostgreSQL has used so far: its main process, those that it has started, and
 * those of them that have ended, which are counted to a tick of Linux; 0 elsewhere.
 */
export const clusterCpuMs = (pid: number): number =>
  msPerTick * sum(ticksOf(pid).slice(2)) +
  sum([pid, ...numbersIn(read(`/proc/${pid}/task/${pid}/children`))].map(runMs));

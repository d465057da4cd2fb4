import { readFileSync } from 'node:fs';

const msPerTick = 10;

const statOf = (pid: number): number[] => {
  try {
    // What follows the program's name, which may have spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return fields.slice(11, 15).map(Number);
  } catch {
    return [];
  }
};
/** What a process has run, which Linux knows to the nanosecond. */
const ranMs = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return msPerTick * sum(statOf(pid).slice(0, 2));
  }
};
const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The processor's time in milliseconds that a PostgreSQL has used so far: its main process, those that it has started and, to a tick
 * of Linux, those of them that have ended; 0 elsewhere.
 */
export const clusterCpuMs = (pid: number): number =>
  msPerTick * sum(statOf(pid)) + sum(childrenOf(pid).map(ranMs));

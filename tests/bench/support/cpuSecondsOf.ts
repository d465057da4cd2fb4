import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** The processor's time that a process has used, in seconds, as Linux counts it; null elsewhere. */
export function cpuSecondsOf(pid: number): number | null {
  try {
    // What follows the program's name, which may have spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return null;
  }
}

import { readFileSync, writeFileSync } from 'node:fs';

/** Memory of a process as Linux counts it, in MB; null elsewhere. */
export const memoryOf = (pid: number) => ({
  now: () => read(pid, 'VmRSS'),
  /** The most since `forgetPeak`. */
  peak: () => read(pid, 'VmHWM'),
  forgetPeak() {
    try {
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
    } catch {
      // Then the peak is that of the process's whole life.
    }
  },
});

function read(pid: number, name: string): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1_024;
  } catch {
    return null;
  }
}

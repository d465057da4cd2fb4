import { serverLimits } from '../../config/serverLimits.ts';
import type { RunningServer } from './startServer.ts';

type StopOptions = Parameters<RunningServer['stop']>[0];

/**
 * Stops a server once, however often it is asked to, and ends the process: with 0, or with 1 if a request was cut off, something
 * failed, or all of it took too long.
 */
export function stopOnce(
  server: Pick<RunningServer, 'stop'>,
  exit: (code: number) => void,
  mostMs: number = serverLimits.stop.mostMs,
): (options?: StopOptions) => void {
  let isStopping = false;
  return options => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => exit(1), mostMs).unref();
    server.stop(options).then(
      cut => exit(cut === 0 ? 0 : 1),
      () => exit(1),
    );
  };
}

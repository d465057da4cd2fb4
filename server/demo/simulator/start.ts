import { describeFailure, type OnFailure } from '../../core/failure.ts';
import type { Simulator } from './simulator.ts';

/** Lets the simulator go on by the clock; one tick at a time. */
export function startSimulator(
  simulator: Simulator,
  clock: () => Date,
  onFailure: OnFailure,
  everyMs = 2_000,
) {
  let running = Promise.resolve();
  let isBusy = false;
  const tick = () => {
    if (isBusy) return;
    isBusy = true;
    running = simulator
      .tick(clock())
      .catch((error: unknown) => onFailure(describeFailure('simulator', error), error))
      .finally(() => {
        isBusy = false;
      });
  };
  tick();
  const timer = setInterval(tick, everyMs);
  return {
    /** Ends it, once what it is doing is done. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

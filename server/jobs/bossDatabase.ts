import type { Orm } from '../database/open.ts';
import { isUnavailable } from '../database/isUnavailable.ts';
import { describeFailure, type OnFailure } from '../core/failure.ts';
import { sqlOn } from '../core/queues/sqlOn.ts';

const retryMs = { first: 250, most: 5_000 };

/**
 * The database as pg-boss uses it by itself: a statement that finds it unavailable is repeated until it succeeds. pg-boss
 * does not await the statement that says how a job ended, so that its failure would end the process, and the job would
 * count as under way until it expires.
 */
export function createBossDatabase(orm: Orm, onFailure: OnFailure) {
  const running = new Set<Promise<unknown>>();
  let stopped = false;

  async function persist(text: string, values: unknown[]) {
    for (let waitMs = retryMs.first; ; waitMs = Math.min(waitMs * 2, retryMs.most)) {
      try {
        return await sqlOn(orm).executeSql(text, values);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        if (waitMs === retryMs.first) onFailure(describeFailure('jobs', error), error);
        // No caller is waiting any more.
        if (stopped) return new Promise<never>(() => undefined);
        await new Promise(resolve => setTimeout(resolve, waitMs).unref());
      }
    }
  }

  return {
    async executeSql(text: string, values: unknown[] = []) {
      const done = persist(text, values);
      const settled = done.catch(() => undefined).finally(() => running.delete(settled));
      running.add(settled);
      return done;
    },
    /** Ends the repeating, and waits for the statements under way. */
    async stop(withinMs: number) {
      stopped = true;
      const limit = new Promise(resolve => setTimeout(resolve, withinMs).unref());
      await Promise.race([Promise.all(running), limit]);
    },
  };
}

import type { Cluster } from '../../support/database/cluster.ts';
import { countFates, startLoad } from './load.ts';
import { isReady } from './isReady.ts';
import type { Scenario } from './scenario.ts';
import { onPostgres } from './startOn.ts';

const perSecond = 40;

/**
 * Disturbs PostgreSQL under load again and again. It passes when the process lives on and recovers, and every request
 * was answered, none with a server error but 503.
 */
export const disturb = (disturbance: (cluster: Cluster) => Promise<void>): Scenario['run'] =>
  async function run(times, say) {
    const place = await onPostgres();
    const server = await place.start();
    const load = startLoad(server.url, place.cookie, perSecond);
    let held = 0;
    try {
      for (let time = 0; time < times; time++) {
        const before = load.fates.length;
        await load.until(before + perSecond / 2);
        await disturbance(place.cluster);
        const recovered = await isReady(server.url);
        await load.until(load.fates.length + perSecond / 2);
        const fates = load.fates.slice(before);
        const isHeld =
          recovered &&
          server.isRunning() &&
          fates.every(({ fate }) => typeof fate === 'number' && (fate < 400 || fate === 503));
        if (isHeld) held++;
        else say(`NOT HELD: ${countFates({ fates })}`);
        if (!server.isRunning()) break;
      }
      say(countFates(load));
    } finally {
      await load.stop();
      await server.stop();
      await place.remove();
    }
    return { tried: times, held };
  };

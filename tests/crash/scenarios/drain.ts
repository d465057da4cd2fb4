import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres } from '../../support/database/findPostgres.ts';
import { countFates, startLoad } from '../support/load.ts';
import type { Scenario } from '../support/scenario.ts';
import { onEmbedded, onPostgres, type Place } from '../support/startOn.ts';

const perSecond = 80;

/** Whether every request that got through was answered in full and without a server error, and the process ended with 0. */
async function drainOnce(place: Place, say: (line: string) => void): Promise<boolean> {
  const server = await place.start();
  const load = startLoad(server.url, place.cookie, perSecond);
  // Under way well before the end comes, and at another moment each time.
  await load.until(perSecond);
  await wait(Math.random() * 200);
  const code = await server.stop();
  await load.stop();
  const bad = load.fates.filter(({ fate }) =>
    typeof fate === 'number' ? fate >= 400 : fate.startsWith('dropped'),
  );
  const isHeld = bad.length === 0 && code === 0;
  if (!isHeld) say(`NOT HELD: exit code ${code}, ${countFates(load)}`);
  return isHeld;
}

export const scenario: Scenario = {
  about: `SIGTERM at ${perSecond} requests a second: none that reached the server is dropped, and the process ends with 0`,
  times: 20,
  async run(times, say) {
    let [tried, held] = [0, 0];
    for (const make of [onEmbedded, ...(findPostgres() ? [onPostgres] : [])]) {
      const place = await make();
      let here = 0;
      try {
        for (let time = 0; time < times; time++) if (await drainOnce(place, say)) here++;
      } finally {
        await place.remove();
      }
      say(`${make === onEmbedded ? 'embedded' : 'PostgreSQL'}: ${here} of ${times}`);
      tried += times;
      held += here;
    }
    return { tried, held };
  },
};

import { applyReservations } from '../accounts/applyReservations.ts';
import type { Database } from '../database/open.ts';
import { keepHouse } from '../database/keepHouse.ts';
import type { Events } from '../events/bus.ts';
import { purge } from './purge.ts';
import { watchStays } from './watchStays.ts';

export interface Work {
  database: Database;
  clock: () => Date;
  events: Pick<Events, 'publish'>;
}

/** What is done when, by cron expressions in UTC. */
export const schedule: readonly { name: string; cron: string; run: (work: Work) => Promise<void> }[] = [
  { name: 'reserved-deactivations', cron: '* * * * *', run: applyReservations },
  { name: 'alerts', cron: '* * * * *', run: watchStays },
  { name: 'purge', cron: '17 * * * *', run: purge },
  { name: 'keep-house', cron: '*/10 * * * *', run: ({ database }) => keepHouse(database) },
];

import { applyReservations } from '../accounts/applyReservations.ts';
import type { Database } from '../database/open.ts';
import { keepHouse } from '../database/keepHouse.ts';
import type { Events } from '../events/bus.ts';
import type { MailSender } from '../mail/outbox.ts';
import { sendDue } from '../notifications/sendDue.ts';
import { purge } from './purge.ts';
import { watchStays } from './watchStays.ts';

export interface Work {
  database: Database;
  clock: () => Date;
  events: Pick<Events, 'publish'>;
  /** Sends what the outbox holds; without it the outbox just fills. */
  jobs?: MailSender;
}

/** What is done when, by cron expressions in UTC. */
export const schedule: readonly { name: string; cron: string; run: (work: Work) => Promise<void> }[] = [
  { name: 'reserved-deactivations', cron: '* * * * *', run: applyReservations },
  { name: 'alerts', cron: '* * * * *', run: watchStays },
  { name: 'notices', cron: '* * * * *', run: sendDue },
  { name: 'purge', cron: '17 * * * *', run: purge },
  { name: 'keep-house', cron: '*/10 * * * *', run: ({ database }) => keepHouse(database) },
];

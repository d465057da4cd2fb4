import { applyReservations } from '../accounts/applyReservations.ts';
import type { Config } from '../config.ts';
import type { Database, Queryable } from '../database/open.ts';
import { keepHouse } from '../database/keepHouse.ts';
import type { Events } from '../events/bus.ts';
import type { OnFailure } from '../http/failure.ts';
import { continueMoves } from '../moves/continueMoves.ts';
import type { Outgoing } from '../mail/outgoing.ts';
import { sendDue } from '../notifications/sendDue.ts';
import { announceEnds } from '../premium/announceEnds.ts';
import { purge } from './purge.ts';
import { watchStays } from './watchStays.ts';

/** The settings that jobs go by. */
export type JobConfig = Pick<Config, 'publicUrl' | 'demo' | 'mailRetentionDays' | 'auditRetentionDays'>;

export interface Work {
  database: Database;
  clock: () => Date;
  events: Pick<Events, 'publish'>;
  config: JobConfig;
  /** Puts mails into the outbox, as part of the transaction. */
  mail: (db: Queryable, mails: readonly Outgoing[]) => Promise<void>;
}

export interface ScheduledWork extends Work {
  onFailure: OnFailure;
}

/** What is done when, by cron expressions in UTC. */
export const schedule: readonly {
  name: string;
  cron: string;
  run: (work: ScheduledWork) => Promise<void>;
}[] = [
  { name: 'reserved-deactivations', cron: '* * * * *', run: applyReservations },
  { name: 'alerts', cron: '* * * * *', run: watchStays },
  { name: 'left-migrations', cron: '* * * * *', run: continueMoves },
  { name: 'notices', cron: '* * * * *', run: sendDue },
  { name: 'premium-ends', cron: '*/10 * * * *', run: announceEnds },
  { name: 'purge', cron: '17 * * * *', run: purge },
  { name: 'keep-house', cron: '*/10 * * * *', run: ({ database }) => keepHouse(database) },
];

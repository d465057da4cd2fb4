import type { Config } from '../config/config.ts';
import type { Database, Queryable } from '../database/open.ts';
import type { Events } from './events/bus.ts';
import type { OnFailure } from './failure.ts';
import type { Outgoing } from './mail/outgoing.ts';

/** The settings that jobs go by. */
export type JobConfig = Pick<
  Config,
  | 'publicUrl'
  | 'academyHosts'
  | 'brand'
  | 'demo'
  | 'mailRetentionDays'
  | 'auditRetentionDays'
  | 'secretKey'
  | 'webhookAllowedHosts'
  | 'liveKit'
  | 'roomAppUrl'
  | 'plans'
  | 'billing'
>;

/** What a job works with. */
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

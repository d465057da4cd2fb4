import type { CallName } from '../../src/contract/index.ts';
import type { Config } from '../config/config.ts';
import type { Handler } from '../core/context.ts';
import type { Events } from '../core/events/bus.ts';
import type { Streams } from '../core/events/streams.ts';
import type { OnFailure } from '../core/failure.ts';
import type { Database } from '../database/open.ts';
import type { Jobs } from '../jobs/runner.ts';

/** A handler for each call of the contract. */
export type Handlers = Record<CallName, Handler>;

/** What the API needs from the server. */
export interface Services {
  config: Config;
  database: Database;
  clock: () => Date;
  events: Events;
  streams: Streams;
  /** Sends the mails of the outbox and continues transfers; without it they wait. */
  jobs?: Pick<Jobs, 'sendMails' | 'continueMoves'>;
  onFailure: OnFailure;
  /** Checks each response against the contract; for tests and development. */
  checkAnswers?: boolean;
}

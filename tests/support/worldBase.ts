import type { Config } from '../../server/config/config.ts';
import type { Database } from '../../server/database/open.ts';
import type { TestClock } from './clock.ts';
import type { Server } from './server.ts';

/** The parts of a world that its academies and people are created with. */
export interface WorldBase {
  clock: TestClock;
  config: Config;
  database: Database;
  server: Server;
}

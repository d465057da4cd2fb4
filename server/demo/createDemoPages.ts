import { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/open.ts';
import { createOutbox } from './outbox/createOutbox.ts';
import { createRoomPage } from './room/createRoomPage.ts';
import { roomPageKey } from './room/roomPageKey.ts';

interface Options {
  config: Config;
  database: Pick<Database, 'orm'>;
  clock: () => Date;
  /** The folder of the server's bundles. */
  folder: string;
  /** Makes a request of the public API. */
  call: (request: Request) => Response | Promise<Response>;
}

/** The pages at `/dev`, which only the demo has. */
export async function createDemoPages({ config, database, clock, folder, call }: Options): Promise<Hono> {
  const pages = new Hono();
  pages.route('/', createOutbox(database, config));
  const secret = await roomPageKey(database.orm, clock());
  pages.route('/', createRoomPage({ config, folder, secret, call }));
  return pages;
}

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { readConfig } from '../../../server/config/config.ts';
import { createPages } from '../../../server/web/pages.ts';
import type { FileServer } from './fileServer.ts';

/** The built console by itself, with the security policy that the server gives it for these settings. */
export async function startConsoleHost(env: Record<string, string>): Promise<FileServer> {
  const pages = createPages(readConfig({ DEMO: '0', ...env }), path.resolve('dist/web'));
  const server = serve({ fetch: pages.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise(resolve => server.once('listening', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { once } from 'node:events';
import type { Server } from 'node:net';
import type { Config } from '../config/config.ts';
import { OperatorError } from '../config/OperatorError.ts';

const remedies: Record<string, (config: Pick<Config, 'host' | 'port'>) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program: stop that one, or set PORT to a free port.`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}: set PORT to 1024 or more, and let a proxy serve port ${port}.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST=${host} is no address of this machine: set it to one, or to 0.0.0.0 for all of them.`,
  ENOTFOUND: ({ host }) =>
    `HOST=${host} is no name of this machine: set it to one of its addresses, or to 0.0.0.0 for all of them.`,
};

/**
 * Waits until a server listens and returns the port.
 *
 * @throws OperatorError when it cannot listen there.
 */
export async function listening(server: Server, config: Pick<Config, 'host' | 'port'>): Promise<number> {
  try {
    await once(server, 'listening');
  } catch (error) {
    const remedy = remedies[(error as NodeJS.ErrnoException).code ?? ''];
    throw remedy === undefined ? error : new OperatorError(remedy(config));
  }
  return (server.address() as { port: number }).port;
}

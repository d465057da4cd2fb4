import { once } from 'node:events';
import type { Server } from 'node:net';
import type { Config } from '../../config/config.ts';
import { OperatorError } from '../../config/OperatorError.ts';

const remedies: Record<string, (config: Pick<Config, 'host' | 'port'>) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program. Stop that program, or set PORT to a free port.`,
  EACCES: ({ port }) =>
    `This user is not allowed to listen on port ${port}. Set PORT to 1024 or higher, and let a proxy serve port ${port}.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST=${host} is not an address of this machine. Set it to one of its addresses, or to 0.0.0.0 for all of them.`,
  ENOTFOUND: ({ host }) =>
    `HOST=${host} is not a name of this machine. Set it to one of its addresses, or to 0.0.0.0 for all of them.`,
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

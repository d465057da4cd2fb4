import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../../config/config.ts';
import { listening } from './listening.ts';

interface DrainOptions {
  /** Until when new requests are still taken, so that proxies and clients notice that they should go elsewhere. */
  announced: Promise<unknown>;
  /** How long what is under way may take after that. */
  finishMs: number;
  /** Called when nothing new is taken any more: what would never end by itself is to be ended. */
  onClosed: () => void;
}

export interface Listener {
  port: number;
  /** Stops taking requests and waits for those under way. Returns how many had to be cut off. */
  drain(options: DrainOptions): Promise<number>;
}

/**
 * How long a connection without a request is kept: longer than the 60 seconds for which proxies (nginx, load balancers) keep theirs,
 * so that none sends a request just as this end closes.
 */
const keepAliveMs = 75_000;
/** A connection that was just opened may be about to send its request. */
const quietMs = 200;
/** Connections that keep coming must not keep the server from closing. */
const mostRounds = 1_000;

/**
 * Serves over HTTP. Resolves once it listens.
 *
 * @throws OperatorError when it cannot listen there
 */
export async function openListener(
  fetch: Hono['fetch'],
  config: Pick<Config, 'host' | 'port'>,
): Promise<Listener> {
  const running = new Set<ServerResponse>();
  let isDraining = false;
  const server = createAdaptorServer({ fetch, hostname: config.host, createServer }) as Server;
  server.keepAliveTimeout = keepAliveMs;
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
    // It has been promised to be kept, so that it has to end before another request comes.
    else response.once('finish', () => response.req.socket.destroySoon());
  };
  server.prependListener('request', (_, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (isDraining) closeAfter(response);
  });
  server.listen(config.port, config.host);
  const port = await listening(server, config);

  /** Takes the connections that the operating system holds already: closing the listener would reset them. */
  async function acceptWaiting(): Promise<void> {
    let accepted = true;
    const note = () => (accepted = true);
    server.on('connection', note);
    for (let round = 0; round < mostRounds && accepted; round++) {
      accepted = false;
      // Two turns of the event loop, so that it has asked for connections in between.
      for (let turn = 0; turn < 2; turn++) await new Promise(resolve => setImmediate(resolve));
    }
    server.off('connection', note);
  }

  /** Until nothing has been under way for a moment, or the time is up. */
  async function finish(withinMs: number): Promise<void> {
    const late = wait(withinMs, undefined, { ref: false }).then(() => true);
    for (;;) {
      while (running.size > 0) {
        const [response] = running;
        if (await Promise.race([once(response!, 'close').then(() => false), late])) return;
      }
      server.closeIdleConnections();
      if (await Promise.race([wait(quietMs).then(() => false), late])) return;
      if (running.size === 0) return;
    }
  }

  return {
    port,
    async drain({ announced, finishMs, onClosed }) {
      isDraining = true;
      running.forEach(closeAfter);
      await announced;
      await acceptWaiting();
      const closed = new Promise(resolve => server.close(resolve));
      onClosed();
      await finish(finishMs);
      const cut = running.size;
      server.closeAllConnections();
      await closed;
      return cut;
    },
  };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { openSession } from '../../server/auth/session/open.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { startLiveServer } from '../support/liveServer.ts';
import type { Bench } from './support/bench.ts';
import { memoryOf } from './support/memoryOf.ts';
import { percentile } from './support/percentile.ts';

const streams = 1_000;
const events = 100;
const everyMs = 50;

export const bench: Bench = {
  about:
    'one server with 1,000 open streams of one academy: memory a stream, and how long an event is under way',
  async run(report) {
    const server = await startLiveServer();
    try {
      const { groupId, database, clock, config } = server;
      const manager = await server.person({ kind: 'MANAGER', permissions: ['VIEW_ROOM_USER'] });
      const tokens: string[] = [];
      for (let index = 0; index < streams; index++)
        tokens.push(await openSession(database.orm, manager, 'bench', clock()));
      const memory = memoryOf(process.pid);
      const before = memory.now();
      const clients = fork(path.join(import.meta.dirname, 'support/streamClients.mjs'), [
        server.url + apiBase + contract.session.events.path,
        cookieName(config),
        ...tokens,
      ]);
      await once(clients, 'message');
      await pause(1_000);
      const after = memory.now();
      const beatStarted = performance.now();
      await server.streams.beat();
      const beatMs = performance.now() - beatStarted;
      for (let index = 0; index < events; index++) {
        server.events.publish({ groupId, kind: 'room', id: String(Date.now()), at: Date.now() });
        await pause(everyMs);
      }
      await pause(1_000);
      clients.send('done');
      const [delays] = (await once(clients, 'message')) as [number[]];
      report.table(`${streams} streams, ${events} events to each, one every ${everyMs} ms`, [
        {
          'kB a stream': before === null || after === null ? null : ((after - before) * 1_024) / streams,
          'delay p50 ms': percentile(delays, 50),
          'delay p99 ms': percentile(delays, 99),
          'heartbeat ms': beatMs,
        },
      ]);
      report.holds('every stream received every event', delays.length === streams * events);
      report.atMost('delay p99', percentile(delays, 99), 1_000, 'ms');
    } finally {
      await server.stop();
    }
  },
};

import { createApp } from '../../../server/api/app.ts';
import { readConfig } from '../../../server/config/config.ts';
import { createEvents } from '../../../server/core/events/bus.ts';
import type { Database } from '../../../server/database/open.ts';
import { apiBase, contract } from '../../../src/contract/index.ts';
import type { Cluster } from '../../support/database/cluster.ts';
import { password } from '../../support/person.ts';
import { measureRequests } from './measureRequests.ts';
import type { Report } from './report.ts';

const mostRatio = 1.2;
const rounds = { rounds: 30, ms: 20_000 };

/** Compares signing in where there are many academies with where there is one. */
export async function measureSignIn(
  report: Report,
  cluster: Pick<Cluster, 'pid'>,
  databases: readonly [many: Database, alone: Database],
  now: Date,
): Promise<void> {
  const config = readConfig({ DEMO: '0' });
  let address = 0;
  const sends = databases.map(database => {
    const app = createApp({
      config,
      database,
      clock: () => now,
      events: createEvents(),
      onFailure(_, error) {
        throw error;
      },
    });
    return async () => {
      // From an address of its own, for limits by address are not what is measured.
      const number = ++address;
      const answer = await app.request(
        apiBase + contract.auth.login.path,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Requested-With': 'studyroom-console',
            Origin: config.publicUrl,
          },
          body: JSON.stringify({ userId: 'owner@bench.example', passwd: password }),
        },
        { incoming: { socket: { remoteAddress: `10.0.${number >> 8}.${number & 255}` } } },
      );
      if (answer.status !== 200)
        throw new Error(`Signing in was answered ${answer.status}: ${await answer.text()}`);
    };
  });
  await measureRequests(cluster, sends, { rounds: 3, ms: Infinity });
  const [many, alone] = await measureRequests(cluster, sends, rounds);
  const cpu = ({ database, server }: typeof many & object) => database + server;
  report.table('Signing in, one after the other', [
    { academies: 'many', 'p50 ms': many!.p50, 'CPU ms': cpu(many!) },
    { academies: 'one', 'p50 ms': alone!.p50, 'CPU ms': cpu(alone!) },
  ]);
  const ratio = Math.min(many!.p50 / alone!.p50, cpu(many!) / cpu(alone!));
  report.atMost('signing in with many academies', ratio, mostRatio, 'times with one');
}

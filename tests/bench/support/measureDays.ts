import type { Database } from '../../../server/database/open.ts';
import type { Cluster } from '../../support/database/cluster.ts';
import { createAsk } from './createAsk.ts';
import { measureRequests } from './measureRequests.ts';
import type { Report } from './report.ts';
import type { ScaledAcademy } from './scaledAcademy.ts';

const mostRatio = 15;

/** Compares students' statistics of 60 single days, by study time, with those of all days together: a row of each student and day. */
export async function measureDays(
  report: Report,
  cluster: Pick<Cluster, 'pid'>,
  { database, now, requests }: ScaledAcademy & { database: Database },
): Promise<void> {
  const { path, token } = requests['stats.students 60 days, totalStudySeconds,desc']!;
  const ask = createAsk(database, now);
  const sends = [`${path}&unit=DAY`, path].map(each => () => ask(each, token));
  const [firstOfDays, firstOfAll] = await measureRequests(cluster, sends, { rounds: 1, ms: 0 });
  const [days, all] = await measureRequests(cluster, sends, { rounds: 15, ms: 20_000 });
  const row = (rows: string, measured: typeof days & object, first: typeof days & object) => ({
    rows,
    'p50 ms': measured.p50,
    'PostgreSQL CPU ms': measured.database,
    'server CPU ms': measured.server,
    'first ms': first.p50,
  });
  report.table('Statistics of students by study time, 60 days', [
    row('of each day', days!, firstOfDays!),
    row('of all days together', all!, firstOfAll!),
  ]);
  report.atMost('rows of each day', days!.least / all!.least, mostRatio, 'times those of all days');
}

import { contract } from '../../src/contract/index.ts';
import { periods } from '../../src/domain/choices.ts';
import type { Bench } from './support/bench.ts';
import { createAsk } from './support/createAsk.ts';
import { growAcademy, withLongerHistory } from './support/growAcademy.ts';
import { onBothDatabases } from './support/onDatabases.ts';
import { percentile } from './support/percentile.ts';
import { timedInTurns } from './support/timed.ts';

const mostMs = 30;
const mostGrowth = 1.5;
const factor = 100;
const turns = 3;
const rounds = 30;
const warmUp = 5;

/** Each dashboard call, with each of its periods. */
const questions = Object.entries(contract.dashboard).flatMap(([name, { path }]) =>
  name === 'overview'
    ? [{ call: name, path }]
    : periods.map(period => ({ call: `${name}, ${period}`, path: `${path}?period=${period}` })),
);

export const bench: Bench = {
  about:
    'the dashboard calls through the server function, with the demo’s records and with a hundred times as many',
  run: report =>
    onBothDatabases(report, async (database, title) => {
      const now = new Date();
      const academies = await growAcademy(database, {
        now,
        timeZone: 'Asia/Seoul',
        factors: [1, factor],
        enlarge: withLongerHistory,
      });
      const ask = createAsk(database, now);
      // Whatever else the machine does can only make a call slower, so that the calmest of its turns is the truest.
      const calmest = new Map<string, number[]>();
      for (const { call, path } of Array.from({ length: turns }, () => questions).flat()) {
        const acts = academies.map(
          ({ token }) =>
            () =>
              ask(path, token),
        );
        const p50 = (await timedInTurns(acts, { rounds, warmUp })).map(times => percentile(times, 50));
        calmest.set(
          call,
          p50.map((ms, index) => Math.min(ms, calmest.get(call)?.[index] ?? Infinity)),
        );
      }
      const rows = questions.map(({ call }) => {
        const [few, many] = calmest.get(call) as [number, number];
        return { call, 'p50 ms': few, [`p50 ms, ${factor}x`]: many, growth: many / few };
      });
      report.table(
        `${title}: dashboard calls on the demo’s academy, best of ${turns} turns of ${rounds} requests`,
        rows,
      );
      const worst = (of: (row: (typeof rows)[number]) => number) => Math.max(...rows.map(of));
      report.atMost(
        `${title}: the slowest call`,
        worst(row => row['p50 ms'] as number),
        mostMs,
        'ms',
      );
      report.atMost(
        `${title}: what grows most`,
        worst(row => row.growth),
        mostGrowth,
        'times',
      );
    }),
};

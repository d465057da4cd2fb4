import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { signInAt } from '../../scripts/support/signInAt.ts';
import { demoAccounts } from '../../server/core/demoAccounts.ts';
import { pathOf } from '../../src/screens.ts';
import { firstLoadBounds } from '../e2e/support/firstLoadBounds.ts';
import type { Bench } from './support/bench.ts';
import { measureLoad, type Load, type Subject } from './support/measureLoad.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';
import { hasRows, serveBareList } from './support/serveBareList.ts';

const turns = 5;
/** How many times the processor's time of the bare list the students' first rows may take. */
const cpuAgainstBare = 1.3;
const hasForm = () => document.querySelector('input[type=password]') !== null && performance.now();

const total = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0);
const gzipOf = ({ scripts }: Load) => total(scripts.map(({ gzip }) => gzip));
const depthOf = ({ requests }: Load) => Math.max(...requests.map(({ depth }) => depth));
const medianOf = (loads: readonly Load[], figure: (load: Load) => number) =>
  percentile(loads.map(figure), 50);

const isSent = ({ url }: Load['requests'][number]) => !url.startsWith('data:');

/** The requests of one load, in the order in which they were made. */
function waterfall(report: Report, name: string, { requests }: Load): void {
  report.table(
    `The requests of ${name} in one of the turns`,
    requests.filter(isSent).map(({ url, type, depth, startMs, endMs, sent }) => ({
      file: new URL(url).pathname.split('/').slice(-2).join('/'),
      type,
      depth,
      'start ms': startMs,
      'end ms': endMs,
      'kB sent': sent / 1_000,
    })),
  );
}

function hold(
  report: Report,
  name: string,
  load: Load,
  bounds: { scripts: number; depth: number; gzip: number },
) {
  report.atMost(`${name}: script requests`, load.scripts.length, bounds.scripts, 'requests');
  report.atMost(`${name}: requests one after the other`, depthOf(load), bounds.depth, 'requests');
  report.atMost(`${name}: scripts`, gzipOf(load) / 1_000, bounds.gzip / 1_000, 'kB gzip');
}

export const bench: Bench = {
  about: 'the way to the first rows and to the sign-in form, against the smallest react-admin list',
  async run(report) {
    const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-bench-'));
    const { bare, close } = await serveBareList(folder);
    const server = await startBuiltServer({ DATA_DIR: path.join(folder, 'data'), DEMO: '1' });
    const browser = await launchChromium();
    try {
      const owner = demoAccounts.find(({ role }) => role === 'OWNER')!;
      const students: Subject = {
        name: pathOf('students'),
        address: server.url + pathOf('students'),
        isThere: hasRows,
        prepare: (context: BrowserContext) => signInAt(server.url, context.request, owner),
      };
      const login: Subject = {
        name: pathOf('login'),
        address: server.url + pathOf('login'),
        isThere: hasForm,
      };
      const subjects = [bare, students, login];
      const loads = new Map(subjects.map(({ name }) => [name, [] as Load[]]));
      for (let turn = 0; turn < turns; turn++)
        for (const subject of subjects) loads.get(subject.name)!.push(await measureLoad(browser, subject));
      const base = medianOf(loads.get(bare.name)!, ({ ms }) => ms);
      report.table(
        `A first load at a quarter of the CPU, 10 Mbit/s and 40 ms, ${turns} turns`,
        [...loads].map(([page, of]) => ({
          page,
          'median ms': medianOf(of, ({ ms }) => ms),
          'best ms': Math.min(...of.map(({ ms }) => ms)),
          'against bare': medianOf(of, ({ ms }) => ms) / base,
          'CPU ms': medianOf(of, ({ cpuMs }) => cpuMs),
          'blocking ms': medianOf(of, ({ blockingMs }) => blockingMs),
          'layout shift': medianOf(of, ({ shift }) => shift),
          requests: medianOf(of, ({ requests }) => requests.length),
          scripts: medianOf(of, ({ scripts }) => scripts.length),
          'scripts kB gzip': medianOf(of, gzipOf) / 1_000,
          depth: medianOf(of, depthOf),
        })),
      );
      report.atMost(
        `${students.name}: processor's time against the bare list`,
        medianOf(loads.get(students.name)!, ({ cpuMs }) => cpuMs) /
          medianOf(loads.get(bare.name)!, ({ cpuMs }) => cpuMs),
        cpuAgainstBare,
        'times',
      );
      for (const { name } of [students, login]) waterfall(report, name, loads.get(name)![0]!);
      hold(report, students.name, loads.get(students.name)![0]!, firstLoadBounds.students);
      hold(report, login.name, loads.get(login.name)![0]!, firstLoadBounds.login);
    } finally {
      await browser.close();
      await server.stop();
      close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

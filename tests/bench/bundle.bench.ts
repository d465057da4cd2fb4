import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { signInAt } from '../../scripts/support/signInAt.ts';
import { demoAccounts } from '../../server/core/demoAccounts.ts';
import { pathOf } from '../../src/screens.ts';
import type { Bench } from './support/bench.ts';
import { buildMinimalAdmin } from './support/buildMinimalAdmin.ts';
import { packagesIn } from './support/packagesIn.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';
import { scriptsOf, type LoadedScript } from './support/scriptsOf.ts';
import { serveFolder } from './support/serveFolder.ts';
import { timeToRows } from './support/timeToRows.ts';

const turns = 5;
const hasRows = (page: Page) => page.locator('tbody tr').nth(9).waitFor();

interface Subject {
  name: string;
  address: string;
  isThere: (page: Page) => Promise<unknown>;
  prepare?: (context: BrowserContext) => Promise<void>;
}

const total = (scripts: LoadedScript[], size: 'gzip' | 'brotli') =>
  scripts.reduce((sum, script) => sum + script[size], 0) / 1_000;

async function measureSizes(report: Report, browser: Browser, minimal: Subject, pages: Subject[]) {
  const scriptsFor = ({ address, isThere, prepare }: Subject) =>
    scriptsOf(browser, address, isThere, prepare);
  const base = await scriptsFor(minimal);
  const loaded = new Map<string, LoadedScript[]>();
  for (const page of pages) loaded.set(page.name, await scriptsFor(page));
  report.table(
    'JavaScript of a first load with an empty cache',
    [[minimal.name, base] as const, ...loaded].map(([page, scripts]) => ({
      page,
      files: scripts.length,
      'gzip kB': total(scripts, 'gzip'),
      'brotli kB': total(scripts, 'brotli'),
      'ratio gzip': total(scripts, 'gzip') / total(base, 'gzip'),
      'ratio brotli': total(scripts, 'brotli') / total(base, 'brotli'),
    })),
  );
  return loaded;
}

/** A file's compressed size is shared out among its packages by what each has in it. */
function shareOut(report: Report, scripts: LoadedScript[], packages: Awaited<ReturnType<typeof packagesIn>>) {
  const shares = new Map<string, number>();
  for (const { name, gzip } of scripts) {
    const sizes = packages.get(name) ?? new Map([['other files', 1]]);
    const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [owner, size] of sizes) shares.set(owner, (shares.get(owner) ?? 0) + (gzip * size) / whole);
  }
  report.table(
    'What the student list’s JavaScript is made of (gzip, shared out by source size)',
    [...shares]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 16)
      .map(([name, bytes]) => ({ package: name, 'gzip kB': bytes / 1_000 })),
  );
}

async function measureTimes(report: Report, browser: Browser, subjects: Subject[]): Promise<void> {
  const times = new Map(subjects.map(({ name }) => [name, [] as number[]]));
  for (let turn = 0; turn < turns; turn++)
    for (const { name, address, prepare } of subjects)
      times.get(name)!.push(await timeToRows(browser, address, prepare));
  const base = percentile(times.get(subjects[0]!.name)!, 50);
  report.table(
    `Time to a list with rows at a quarter of the CPU and 10 Mbit/s, ${turns} turns`,
    [...times].map(([page, taken]) => ({
      page,
      'median ms': percentile(taken, 50),
      'best ms': Math.min(...taken),
      'ratio of medians': percentile(taken, 50) / base,
    })),
  );
}

export const bench: Bench = {
  about: 'first-load JavaScript and the time to a list, against the smallest react-admin application',
  async run(report) {
    const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-bench-'));
    await buildMinimalAdmin(path.join(folder, 'minimal'));
    const packages = await packagesIn(path.join(folder, 'console'));
    const minimalServer = await serveFolder(path.join(folder, 'minimal'));
    const server = await startBuiltServer({ DATA_DIR: path.join(folder, 'data'), DEMO: '1' });
    const browser = await launchChromium();
    try {
      const owner = demoAccounts.find(({ role }) => role === 'OWNER')!;
      const minimal = {
        name: 'react-admin, minimal',
        address: `${minimalServer.url}/#/students`,
        isThere: hasRows,
      };
      const students = {
        name: pathOf('students'),
        address: server.url + pathOf('students'),
        isThere: hasRows,
        prepare: (context: BrowserContext) => signInAt(server.url, context.request, owner),
      };
      const loaded = await measureSizes(report, browser, minimal, [
        {
          name: pathOf('landing'),
          address: server.url + pathOf('landing'),
          isThere: page => page.getByRole('heading', { level: 1 }).waitFor(),
        },
        {
          name: pathOf('login'),
          address: server.url + pathOf('login'),
          isThere: page => page.locator('input[type=password]').waitFor(),
        },
        students,
      ]);
      shareOut(report, loaded.get(students.name)!, packages);
      report.atMost(
        'the landing page’s JavaScript',
        total(loaded.get(pathOf('landing'))!, 'gzip'),
        80,
        'kB gzip',
      );
      report.holds(
        'the landing page loads neither react-admin nor MUI',
        loaded
          .get(pathOf('landing'))!
          .every(({ text }) => !/\bMui[A-Z]|\bRa[A-Z][a-z]+-|react-admin/.test(text)),
      );
      await measureTimes(report, browser, [minimal, students]);
    } finally {
      await browser.close();
      await server.stop();
      minimalServer.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

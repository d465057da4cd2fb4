import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { demoAccounts } from '../../server/core/demoAccounts.ts';
import { signInAt } from '../../scripts/support/signInAt.ts';
import { landingPaths } from '../../src/domain/landingPath.ts';
import { pathOf, type ScreenName } from '../../src/screens.ts';
import type { Bench } from './support/bench.ts';
import { freePort } from '../support/freePort.ts';
import { percentile } from './support/percentile.ts';

const turns = 3;
/** The least that each of Lighthouse's categories may come to, for a phone. */
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];

/** Screens of the console, of which only accessibility is asked. */
const screens: readonly ScreenName[] = [
  'dashboard',
  'students',
  'group',
  'roomStatus',
  'studyStatus',
  'attendanceHistory',
  'statsStudy',
  'groupSettings',
];

async function accessibilityOf(url: string, port: number, cookie: string) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['accessibility'],
    extraHeaders: { Cookie: cookie },
  });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  const { finalDisplayedUrl, categories: found, audits } = result.lhr;
  return {
    at: finalDisplayedUrl,
    score: Math.round(found.accessibility!.score! * 100),
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
      .map(({ id, title }) => `${url} ${id}: ${title}`),
  };
}

async function measure(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  const { categories: found, audits } = result.lhr;
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
  );
  return {
    scores: Object.fromEntries(
      categories.map(name => [name, Math.round(found[name]!.score! * 100)]),
    ) as Record<Category, number>,
    figures: Object.fromEntries(
      [
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
      ].map(name => [name, audits[name]?.numericValue ?? null]),
    ),
    failed: failed.map(({ id, title }) => `${id}: ${title}`),
  };
}

export const bench: Bench = {
  about: 'the landing page, and the accessibility of the console, as Lighthouse sees them on a phone',
  async run(report) {
    const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-bench-'));
    // Its own address is part of the page, so the port must be known beforehand.
    const PORT = String(await freePort());
    const server = await startBuiltServer({ DATA_DIR: path.join(folder, 'data'), DEMO: '1', PORT });
    const port = await freePort();
    const browser = await launchChromium([`--remote-debugging-port=${port}`]);
    try {
      for (const [address] of landingPaths) {
        const runs = [];
        for (let turn = 0; turn < turns; turn++) runs.push(await measure(server.url + address, port));
        report.table(
          `${address}, ${turns} turns`,
          runs.map(({ scores, figures }) => ({ ...scores, ...figures })),
        );
        for (const category of categories) {
          const score = percentile(
            runs.map(({ scores }) => scores[category]),
            50,
          );
          report.holds(
            `${address}: ${category} ${score} (at least ${wanted[category]})`,
            score >= wanted[category],
          );
        }
        for (const line of new Set(runs.flatMap(({ failed }) => failed))) report.note(line);
      }
      const context = await browser.newContext();
      await signInAt(
        server.url,
        context.request,
        demoAccounts.find(({ role }) => role === 'OWNER')!,
      );
      const cookies = await context.cookies(server.url);
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      for (const screen of screens) {
        const address = pathOf(screen);
        const { at, score, failed } = await accessibilityOf(server.url + address, port, cookie);
        report.holds(
          `${address}: accessibility ${score} (at least 100)`,
          new URL(at).pathname === address && score === 100,
        );
        for (const line of failed) report.note(line);
      }
    } finally {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { demoAccounts } from '../../server/core/demoAccounts.ts';
import { listen } from '../../scripts/screenshots/listen.ts';
import { planVisits, viewers, type Viewer, type Visit } from '../../scripts/screenshots/visits.ts';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { signInAt } from '../../scripts/support/signInAt.ts';
import type { ScreenName } from '../../src/screens.ts';
import { languages, type Language } from '../../src/domain/choices.ts';
import { languageKey } from '../../src/i18n/language.ts';
import { speakPseudo } from '../e2e/support/speakPseudo.ts';

/** A language of the product, or the pseudo-language of longer words. */
export type Speech = Language | 'pseudo';
export const speeches: readonly Speech[] = [...languages, 'pseudo'];

export interface Tab {
  page: Page;
  takeComplaints: () => string[];
  close: () => Promise<void>;
}

/** The built console with its demo, a browser, and everything that there is to open in it. */
export interface Surroundings {
  url: string;
  visits: Visit[];
  /** A page of a viewer's, in a browser context of its own. */
  open: (viewer: Viewer, speech: Speech, options: BrowserContextOptions) => Promise<Tab>;
  stop: () => Promise<void>;
}

const stateOf = async (browser: Browser, url: string, viewer: Viewer) => {
  const context = await browser.newContext();
  const account = demoAccounts.find(({ role }) => role === viewer);
  if (account) await signInAt(url, context.request, account);
  return { context, state: await context.storageState() };
};

/** Nothing fades, slides or blinks: what is looked at is what stays. */
const stand = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      // The edge of a table that is wider than its frame fades by how far that is scrolled, not by time.
      sheet.replaceSync(
        '*, ::before, ::after { transition: none !important } :not([data-wide]), ::before, ::after { animation: none !important }',
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
  });

export async function surround(names: readonly ScreenName[] | undefined): Promise<Surroundings> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'studyroom-audit-'));
  const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '1' });
  const browser = await launchChromium();
  const states = new Map<Viewer, Awaited<ReturnType<typeof stateOf>>>();
  for (const viewer of viewers) states.set(viewer, await stateOf(browser, server.url, viewer));
  return {
    url: server.url,
    visits: await planVisits(server.url, viewer => states.get(viewer)!.context.request, names),
    async open(viewer, speech, options) {
      const context = await browser.newContext({
        timezoneId: 'Asia/Seoul',
        reducedMotion: 'reduce',
        ...options,
        storageState: states.get(viewer)!.state,
      });
      // tsx names functions with a helper of its own, which those that are sent into the page miss there.
      await context.addInitScript('globalThis.__name = given => given');
      await stand(context);
      if (speech === 'pseudo') await speakPseudo(context);
      else
        await context.addInitScript(
          ([key, language]) => {
            if (location.origin !== 'null') localStorage.setItem(key!, language!);
          },
          [languageKey, speech],
        );
      const page = await context.newPage();
      return { page, takeComplaints: listen(page), close: () => context.close() };
    },
    async stop() {
      await browser.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

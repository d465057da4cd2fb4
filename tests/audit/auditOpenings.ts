import type { Page } from 'playwright';
import { browserOf, looks, type Look } from '../../scripts/screenshots/looks.ts';
import { settle } from '../../scripts/support/settle.ts';
import type { Visit } from '../../scripts/screenshots/visits.ts';
import { viewers } from '../../scripts/screenshots/visits.ts';
import type { Language } from '../../src/domain/choices.ts';
import { en } from '../../src/i18n/en/index.ts';
import { ko } from '../../src/i18n/ko/index.ts';
import { findOverflow } from './findOverflow.ts';
import { Findings } from './Findings.ts';
import { findViolations } from './findViolations.ts';
import { countLayers, listOpeners } from './openers.ts';
import type { Speech, Surroundings } from './surroundings.ts';

const audited = ['ko-light-1440', 'en-dark-390'];
const patienceMs = 800;

const signOut: Record<Language, string> = { ko: ko.app.signOut, en: en.app.signOut };

/** Presses what has a signature; whether it was there and something opened: there are more layers than before. */
async function press(page: Page, signature: string): Promise<boolean> {
  const openers = await listOpeners(page);
  const element = (await openers.evaluateHandle((map, key) => map.get(key), signature)).asElement();
  if (element === null) return false;
  const before = await countLayers(page);
  await element.focus();
  await page.keyboard.press((await element.getAttribute('role')) === 'combobox' ? 'ArrowDown' : 'Enter');
  const deadline = performance.now() + patienceMs;
  // A menu's item replaces its menu by a dialog: what counts is whether something is open at the end.
  while (performance.now() < deadline) {
    const now = await countLayers(page);
    if (now > before || (before > 0 && now === before && (await page.locator('[role=dialog]').count()) > 0))
      return true;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return false;
}

/** Closes everything by Escape, and says where the focus went if it went nowhere. */
async function leave(page: Page): Promise<string[]> {
  for (let tries = 0; tries < 4 && (await countLayers(page)) > 0; tries++) {
    const before = await countLayers(page);
    await page.keyboard.press('Escape');
    for (let waited = 0; waited < 10 && (await countLayers(page)) === before; waited++)
      await page.waitForTimeout(60);
  }
  if ((await countLayers(page)) > 0) return ['Escape does not close it'];
  const isLost = () =>
    page
      .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 1_000 })
      .then(
        () => false,
        () => true,
      );
  return (await isLost()) ? ['focus: on the body after closing'] : [];
}

/** Opens everything that a screen has to open, and what those have, and looks at each. */
export async function auditOpenings(
  { url, visits, open }: Surroundings,
  speeches?: readonly Speech[],
): Promise<Findings> {
  const findings = new Findings();
  /** What every screen has, such as the bell, is opened on the first of them. */
  const seen = new Set<string>();

  async function walk(page: Page, { screen, address }: Visit, look: Look, takeComplaints: () => string[]) {
    const visit = async () => {
      await page.goto(url + address, { waitUntil: 'load' });
      await settle(page);
      // What can be done with chosen rows is there once one is chosen.
      const choice = page.locator('tbody input[type=checkbox]').first();
      if (await choice.isVisible().catch(() => false))
        await choice.check({ timeout: 2_000 }).catch(() => undefined);
    };
    await visit();
    const queue: string[][] = await signaturesOf(page).then(all => all.map(each => [each]));
    for (let way = queue.shift(); way !== undefined; way = queue.shift()) {
      // Signing out would end the session of all that follows.
      if (way.at(-1)!.includes(signOut[look.language])) continue;
      const common = way[0]!.startsWith('header ');
      const key = `${look.name} ${common ? '' : screen} ${way.join(' > ')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      let isOpen = true;
      // What leads to another page is looked at there.
      for (const step of way) isOpen &&= await press(page, step).catch(() => false);
      if (new URL(page.url()).pathname !== new URL(url + address).pathname) {
        await visit();
        continue;
      }
      if (isOpen) {
        await settle(page);
        const what = [...(await findViolations(page, true)), ...(await findOverflow(page))];
        findings.looked++;
        if (way.length < 3) queue.unshift(...(await signaturesOf(page)).map(each => [...way!, each]));
        const complaints = takeComplaints().filter(each => !each.includes('ERR_FAILED'));
        what.push(...(await leave(page)), ...complaints);
        what.forEach(each => findings.add(`${screen} ${look.name} ${way!.join(' > ')}`, each));
        if (what.includes('Escape does not close it')) await visit();
      } else if ((await leave(page)).length > 0) await visit();
      takeComplaints();
    }
  }

  for (const look of looks.filter(
    ({ name, language }) => audited.includes(name) && (speeches?.includes(language) ?? true),
  ))
    for (const viewer of viewers) {
      const theirs = visits.filter(visit => visit.viewer === viewer);
      if (theirs.length === 0) continue;
      const { page, takeComplaints, close } = await open(viewer, look.language, browserOf(look));
      // It is looked at, not used: nothing is written. Whether a link may be followed is not known before it is.
      await page.route('**/api/**', (route, request) =>
        request.method() === 'GET' ? route.fallback() : route.abort(),
      );
      for (const visit of theirs)
        await walk(page, visit, look, takeComplaints).catch((error: Error) =>
          findings.add(`${visit.screen} ${look.name}`, `not walked: ${error.message.split('\n')[0]}`),
        );
      await close();
      findings.tellProgress();
    }
  return findings;
}

async function signaturesOf(page: Page): Promise<string[]> {
  return (await listOpeners(page)).evaluate(map => [...map.keys()]);
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccounts } from '../../server/core/demoAccounts.ts';
import { screenNames, type ScreenName } from '../../src/screens.ts';
import { startBuiltServer } from '../support/builtServer.ts';
import { launchChromium } from '../support/launchChromium.ts';
import { signInAt } from '../support/signInAt.ts';
import { inspect } from './inspect.ts';
import { listen } from './listen.ts';
import { browserOf, looks, type Look } from './looks.ts';
import { readmePictures } from './readme.ts';
import { settle } from '../support/settle.ts';
import { planVisits, viewers, type Viewer, type Visit } from './visits.ts';

// npm run screenshots                       every screen in every look, into screenshots/
// npm run screenshots -- students group     some screens
// npm run screenshots -- --readme           the README's pictures, into docs/images/
const given = process.argv.slice(2);
const forReadme = given.includes('--readme');
const named = given.filter(each => !each.startsWith('--'));
const unknown = named.filter(each => !(screenNames as string[]).includes(each));
if (unknown.length > 0) throw new Error(`There is no screen ${unknown.join(', ')}.`);

const folder = forReadme ? 'docs/images' : 'screenshots';
const lanes = 2;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(path.join(tmpdir(), 'studyroom-shots-'));
const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '1' });
const browser = await launchChromium();
const found: { picture: string; findings: string[] }[] = [];

const signedIn = new Map<Viewer, Awaited<ReturnType<typeof enter>>>();
async function enter(viewer: Viewer) {
  const context = await browser.newContext();
  const account = demoAccounts.find(({ role }) => role === viewer);
  if (account) await signInAt(server.url, context.request, account);
  return { request: context.request, state: await context.storageState() };
}
for (const viewer of viewers) signedIn.set(viewer, await enter(viewer));

async function take(look: Look, visits: Visit[]): Promise<void> {
  for (const viewer of viewers) {
    const theirs = visits.filter(visit => visit.viewer === viewer);
    if (theirs.length === 0) continue;
    const context = await browser.newContext({
      ...browserOf(look),
      storageState: signedIn.get(viewer)!.state,
    });
    // tsx names functions with a helper of its own, which those that are sent into the page miss there.
    await context.addInitScript('globalThis.__name = given => given');
    const page = await context.newPage();
    const takeComplaints = listen(page);
    for (const { screen, address } of theirs) {
      await page.goto(server.url + address, { waitUntil: 'load' });
      const isReady = await settle(page);
      const picture = forReadme
        ? readmePictures.find(each => each.screen === screen && each.look === look.name)!.file
        : `${screen}-${look.name}.png`;
      await page.screenshot({ path: path.join(folder, picture), fullPage: !forReadme });
      const findings = [...(isReady ? [] : ['still loading']), ...(await inspect(page)), ...takeComplaints()];
      found.push({ picture, findings });
      if (findings.length > 0) say(`${picture}\n${findings.map(each => `  - ${each}`).join('\n')}`);
    }
    await context.close();
  }
}

function report(): string {
  const bad = found.filter(({ findings }) => findings.length > 0);
  const lines = bad.map(
    ({ picture, findings }) => `## ${picture}\n\n${findings.map(each => `- ${each}`).join('\n')}\n`,
  );
  return `# Screenshots\n\n${found.length} pictures, ${bad.length} with findings.\n\n${lines.join('\n')}`;
}

try {
  if (!forReadme && named.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = (named.length > 0 ? named : screenNames) as ScreenName[];
  const visits = await planVisits(server.url, viewer => signedIn.get(viewer)!.request, names);
  const isWanted = (look: Look, { screen }: Visit) =>
    !forReadme || readmePictures.some(each => each.screen === screen && each.look === look.name);
  const queue = [...looks];
  const work = async () => {
    for (let look = queue.shift(); look !== undefined; look = queue.shift()) {
      const current = look;
      await take(
        current,
        visits.filter(visit => isWanted(current, visit)),
      );
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  if (!forReadme) writeFileSync(path.join(folder, 'report.md'), report());
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const bad = found.filter(({ findings }) => findings.length > 0).length;
say(`${found.length} pictures are in ${folder}/, ${bad} of them with findings.`);
process.exit(bad === 0 ? 0 : 1);

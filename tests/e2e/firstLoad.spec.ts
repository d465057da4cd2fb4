import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request, Route } from '@playwright/test';
import { compileHint } from '../../scripts/chunks/compileAhead.ts';
import type { Preloads } from '../../scripts/chunks/writePreloads.ts';
import type { Call } from '../../src/contract/call.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { languages } from '../../src/domain/choices.ts';
import { patternOf, pathOf, type ScreenName } from '../../src/screens.ts';
import { firstLoadBounds } from './support/firstLoadBounds.ts';
import { recordLoad } from './support/recordLoad.ts';
import { expect, test } from './support/test.ts';

const { screens } = JSON.parse(readFileSync('dist/web-preloads.json', 'utf8')) as Preloads;
const nameOf = (file: string) => path.basename(file);
const gzipOf = (file: string) => gzipSync(readFileSync(path.join('dist/web', file)), { level: 9 }).length;

/** The scripts of a screen in Korean. */
function scriptsOf({ files, words }: Preloads['screens'][number]): string[] {
  return [...new Set([...files, ...words.ko!])].filter(file => file.endsWith('.js'));
}

declare global {
  interface Window {
    /** When what the visitor came for was there, in milliseconds since the page was asked for. */
    thereMs: number;
  }
}

/** Has a page note when it first has an element that matches. */
const noteFirst = (page: Page, selector: string) =>
  page.addInitScript(wanted => {
    const seen = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      window.thereMs = performance.now();
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  }, selector);
const rows = 'tbody tr';
const listPath = apiBase + contract.students.list.path;

test('a first visit of any screen asks for few scripts and little code', () => {
  const login = patternOf('login').source;
  const academyLogin = patternOf('academyLogin').source;
  const students = patternOf('students').source;
  for (const screen of screens) {
    const scripts = scriptsOf(screen);
    const bounds =
      screen.pattern === login
        ? firstLoadBounds.login
        : screen.pattern === academyLogin
          ? firstLoadBounds.academyLogin
          : screen.pattern === students
            ? firstLoadBounds.students
            : firstLoadBounds.screen;
    expect(scripts.length, screen.pattern).toBeLessThanOrEqual(bounds.scripts);
    const weight = scripts.map(gzipOf).reduce((sum, size) => sum + size, 0);
    expect(weight, screen.pattern).toBeLessThanOrEqual(bounds.gzip);
  }
});

test('scripts tell the browser to compile them while they are loaded', () => {
  const scripts = new Set(screens.flatMap(scriptsOf));
  expect(scripts.size).toBeGreaterThan(0);
  for (const file of scripts)
    expect(readFileSync(path.join('dist/web', file), 'utf8').startsWith(compileHint), file).toBe(true);
});

test('texts are shown in the system’s font until the web font has come', () => {
  const sheet = readdirSync('dist/web/assets').find(file => /^pretendard.*\.css$/.test(file))!;
  const faces = readFileSync(path.join('dist/web/assets', sheet), 'utf8').match(/@font-face\s*\{[^}]*\}/g)!;
  expect(faces.length).toBeGreaterThan(0);
  expect(faces.filter(face => !/font-display:\s*swap/.test(face))).toEqual([]);
});

test('after the list of students, every other screen costs little of its own', () => {
  const first = screens.find(({ pattern }) => pattern === patternOf('students').source)!;
  const known = new Set([...scriptsOf(first), ...first.later.ko!]);
  for (const screen of screens.filter(({ isConsole }) => isConsole)) {
    const own = scriptsOf(screen).filter(file => !known.has(file));
    const weight = own.map(gzipOf).reduce((sum, size) => sum + size, 0);
    expect(weight, screen.pattern).toBeLessThanOrEqual(firstLoadBounds.screen.own);
  }
});

test('a screen’s scripts and first data are asked for with its page, each once, and rows do not wait for fonts', async ({
  page,
  signIn,
}) => {
  await signIn('OWNER');
  const record = await recordLoad(page, await page.context().newCDPSession(page));
  await noteFirst(page, rows);
  const isStyleOfFonts = /pretendard[^/]*\.css$/;
  const fonts: Route[] = [];
  let areFontsHeld = true;
  await page.route(isStyleOfFonts, async route => {
    if (areFontsHeld) fonts.push(route);
    else await route.continue();
  });
  await page.goto(pathOf('students'), { waitUntil: 'commit' });
  await page.locator(rows).first().waitFor();
  await expect.poll(() => fonts.length).toBe(1);
  areFontsHeld = false;
  await fonts[0]!.continue();
  const first = await page.evaluate(() => window.thereMs);
  // What opens on the screen is fetched afterwards.
  const scripts = record.requests().filter(({ type, startMs }) => type === 'Script' && startMs < first);
  const listed = screens.find(({ pattern }) => new RegExp(pattern).test(pathOf('students')))!;
  expect(scripts.map(({ url }) => nameOf(url)).toSorted()).toEqual(scriptsOf(listed).map(nameOf).toSorted());
  expect(Math.max(...scripts.map(({ depth }) => depth))).toBeLessThanOrEqual(firstLoadBounds.students.depth);
  const calls = record.requests().filter(({ type, startMs }) => type === 'Fetch' && startMs < first);
  const { sessions, me, academies } = contract.session;
  const { summaries } = contract.students;
  expect(calls.map(({ url, depth }) => [new URL(url).pathname, depth]).toSorted()).toEqual(
    [
      ...[sessions, me, academies].map(({ path: of }) => [apiBase + of, 1]),
      [listPath, 1],
      // The counts above the list, once the console runs.
      [apiBase + summaries.path, 2],
    ].toSorted(),
  );
  const lists = () => record.requests().filter(({ url }) => new URL(url).pathname === listPath);
  expect(lists()).toHaveLength(1);
  // Its styles came as one text; those that were added one by one are no text.
  const texts = await page.locator('style[data-emotion=s]').allTextContents();
  expect(texts.filter(text => text !== '')).toHaveLength(1);

  // What was chosen for the list before is another page of it, which the page itself does not know.
  await page.goto(pathOf('students', undefined, { filter: '{}', sort: 'name', order: 'ASC' }));
  await page.waitForFunction(() =>
    Object.keys(localStorage).some(key => key.endsWith(':students.listParams')),
  );
  await page.goto(pathOf('students'));
  await page.locator(rows).first().waitFor();
  expect(lists().map(({ url }) => new URL(url).searchParams.get('sort'))).toEqual([
    'createdAt,desc',
    'name,asc',
    'name,asc',
  ]);

  // While no one does anything the screens of the menu are loaded.
  await expect
    .poll(() => record.requests().some(({ url }) => url.includes('/AttendanceHistoryPage-')), {
      timeout: 20_000,
    })
    .toBe(true);
});

test('the sign-in form asks for its own scripts alone, and what is of the console is fetched once it is shown', async ({
  page,
}) => {
  const record = await recordLoad(page, await page.context().newCDPSession(page));
  await noteFirst(page, 'input[type=password]');
  const isFormShown: boolean[] = [];
  await page.route(/\/assets\/(?:console|lists|parts)-[\w-]+\.js/, async route => {
    isFormShown.push(await page.locator('input[type=password]').isVisible());
    await route.continue();
  });
  await page.goto(pathOf('login'));
  await expect.poll(() => isFormShown).toEqual([true, true, true]);
  const shown = await page.evaluate(() => window.thereMs);
  const scripts = record.requests().filter(({ type, startMs }) => type === 'Script' && startMs < shown);
  const listed = screens.find(({ pattern }) => pattern === patternOf('login').source)!;
  expect(scripts.map(({ url }) => nameOf(url)).toSorted()).toEqual(scriptsOf(listed).map(nameOf).toSorted());
});

for (const intent of ['hover', 'focus'] as const)
  test(`the ${intent} of a menu entry fetches its screen`, async ({ page, signIn }) => {
    await signIn('OWNER');
    // The screens of the menu wait for what opens on the first one, and that for the words.
    await page.route(/\/assets\/words-[\w-]+\.js/, () => undefined);
    await page.goto(pathOf('students'));
    await page.locator('tbody tr').first().waitFor();
    const fetched = page.waitForRequest(/\/assets\/AttendanceHistoryPage-/);
    const entry = page.getByRole('navigation').locator(`a[href="${pathOf('attendanceHistory')}"]`);
    await entry[intent]();
    await fetched;
    await expect(page).toHaveURL(pathOf('students'));
  });

/** What a screen asks for when it is opened, counts and notes included. */
const firstCalls = {
  managers: [contract.managers.list, contract.managers.summaries, contract.managerRoles.list],
  // The list, and how many rooms are open and in use.
  roomStatus: [contract.rooms.active, contract.rooms.active, contract.rooms.active],
  studyStatus: [contract.study.live, contract.study.liveCount],
  studyToday: [contract.study.histories],
  attendanceStatus: [contract.attendances.today, contract.attendances.todayCount, contract.dayNotes.list],
  dashboard: [
    contract.dashboard.overview,
    contract.dashboard.studyTimeSummary,
    contract.dashboard.studyTimeTrend,
    contract.attention.list,
    contract.groups.firstSteps,
    contract.students.summaries,
    contract.managers.summaries,
    contract.dayNotes.list,
    contract.dashboard.studyRoomTrend,
    contract.dashboard.attendanceTrend,
  ],
  statsStudy: [contract.stats.registrations, contract.dayNotes.list],
  statsStudent: [contract.stats.students],
} as const satisfies Partial<Record<ScreenName, readonly Call[]>>;

for (const [screen, calls] of Object.entries(firstCalls) as [keyof typeof firstCalls, readonly Call[]][])
  test(`who stays on the menu entry of ${screen} has its first data fetched, and the screen does not ask for it again`, async ({
    page,
    signIn,
  }) => {
    await signIn('OWNER');
    // The demo's academy goes on studying, and what has changed is asked for again.
    await page.route(`**${apiBase}${contract.session.events.path}`, () => undefined);
    const paths = calls.map(({ path: of }) => apiBase + of);
    const [requested, answered]: [string[], string[]] = [[], []];
    const noteIn = (seen: string[]) => (request: Request) => {
      const { pathname } = new URL(request.url());
      if (paths.includes(pathname)) seen.push(pathname);
    };
    // A screen with none of these calls.
    await page.goto(pathOf('templates'));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
    page.on('request', noteIn(requested));
    page.on('requestfinished', noteIn(answered));
    const entry = page.getByRole('navigation').locator(`a[href="${pathOf(screen)}"]`);
    await entry.hover();
    await expect.poll(() => answered.toSorted()).toEqual(paths.toSorted());
    await entry.click();
    await expect(page).toHaveURL(pathOf(screen));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
    expect(requested.toSorted()).toEqual(paths.toSorted());
  });

for (const [screen, figures] of [
  ['statsStudy', contract.stats.registrations],
  ['dashboard', contract.dashboard.studyTimeTrend],
] as const)
  test(`what the chart of ${screen} says of its days is asked for with its figures`, async ({
    page,
    signIn,
  }) => {
    await signIn('OWNER');
    const held: Route[] = [];
    await page.route(`**${apiBase}${figures.path}?*`, route => void held.push(route));
    const notes = page.waitForRequest(`**${apiBase}${contract.dayNotes.list.path}?*`);
    await page.goto(pathOf(screen));
    await notes;
    await expect.poll(() => held.length).toBe(1);
    await held[0]!.continue();
    await expect(page.locator('main [role=figure]').first().locator('svg')).toBeVisible();
  });

for (const language of languages)
  test(`the landing page and its inquiry load nothing of the console, in ${language}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(nameOf(request.url()));
    });
    await page.goto(`/${language}`);
    await page.locator('main').getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(scripts.filter(name => /^(?:index|console|lists|parts|fields)-/.test(name))).toEqual([]);
    expect(scripts).not.toEqual([]);
  });

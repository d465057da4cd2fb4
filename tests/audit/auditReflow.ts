import type { BrowserContextOptions, Page } from 'playwright';
import { settle } from '../../scripts/support/settle.ts';
import { viewers } from '../../scripts/screenshots/visits.ts';
import { screenOf, type ScreenName } from '../../src/screens.ts';
import { findClipped } from '../e2e/support/findClipped.ts';
import { findOverflow } from './findOverflow.ts';
import { Findings } from './Findings.ts';
import { findViolations } from './findViolations.ts';
import type { Speech, Surroundings } from './surroundings.ts';

const sampled: readonly ScreenName[] = [
  'login',
  'dashboard',
  'students',
  'group',
  'studyStatus',
  'attendanceHistory',
  'statsStudy',
  'groupSettings',
];

interface Circumstance {
  options: BrowserContextOptions;
  /** What a person, or their browser, changes in the page. */
  change?: (page: Page) => Promise<unknown>;
  /** What is looked for in place of what is cut off and axe's rules, on every screen. */
  find?: (page: Page) => Promise<string[]>;
}

/** On paper there is nothing to press, and no table that browsers would print in less than four fifths of its size to fit A4. */
const findOnPaper = async (page: Page): Promise<string[]> => [
  ...(await findOverflow(page, 1.25)),
  ...(await page.evaluate(() =>
    // Cards and tiles that open something are content; what is in a form says something too.
    [
      ...document.querySelectorAll<HTMLElement>(
        '#root :is(header, nav, input, .MuiButton-root, .MuiIconButton-root, [role=tab])',
      ),
    ]
      .filter(each => each.checkVisibility({ visibilityProperty: true }) && each.clientWidth > 1)
      .filter(each => each.closest('form, [data-on-paper]') === null)
      .map(each => `printed: ${each.tagName} “${each.textContent?.slice(0, 30)}”`),
  )),
];

/** WCAG 1.4.4, 1.4.10 and 1.4.12, paper, and colours that the system chooses. */
const circumstances: Record<string, Circumstance> = {
  '320 px': { options: { viewport: { width: 320, height: 640 } } },
  '400 %': { options: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 } },
  'text of 200 %': {
    options: { viewport: { width: 1280, height: 900 } },
    change: page => page.addStyleTag({ content: 'html { font-size: 200% !important }' }),
  },
  'text spacing': {
    options: { viewport: { width: 1280, height: 900 } },
    change: page =>
      page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
      }),
  },
  paper: {
    options: { viewport: { width: 718, height: 1000 } },
    change: page => page.emulateMedia({ media: 'print' }),
    find: findOnPaper,
  },
  'forced colours': { options: { viewport: { width: 1280, height: 900 }, forcedColors: 'active' } },
};

/** Eight screens, and on paper all of the console, in circumstances that a layout has to follow without loss. */
export async function auditReflow(
  { url, visits, open }: Surroundings,
  speeches: readonly Speech[] = ['ko', 'en'],
): Promise<Findings> {
  const findings = new Findings();
  for (const [name, { options, change, find }] of Object.entries(circumstances))
    for (const speech of speeches)
      for (const viewer of viewers) {
        const theirs = visits.filter(
          ({ screen, ...visit }) =>
            visit.viewer === viewer &&
            (find ? screenOf(screen).layout === 'console' : sampled.includes(screen)),
        );
        if (theirs.length === 0) continue;
        const { page, takeComplaints, close } = await open(viewer, speech, { bypassCSP: true, ...options });
        for (const { screen, address } of theirs) {
          await page.goto(url + address, { waitUntil: 'load' });
          await change?.(page);
          await settle(page);
          const what = [
            ...(find
              ? await find(page)
              : [
                  ...(await findClipped(page)).map(each => `does not fit: ${each}`),
                  ...(await findViolations(page)),
                ]),
            ...takeComplaints(),
          ];
          findings.looked++;
          what.forEach(each => findings.add(`${screen} ${speech} at ${name}`, each));
        }
        await close();
      }
  return findings;
}

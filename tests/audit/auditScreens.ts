import { settle } from '../../scripts/support/settle.ts';
import { viewers } from '../../scripts/screenshots/visits.ts';
import { Findings } from './Findings.ts';
import { findViolations } from './findViolations.ts';
import { findOverflow } from './findOverflow.ts';
import { speeches, type Speech, type Surroundings } from './surroundings.ts';

const widths = [390, 1024, 1440];
const themes = ['light', 'dark'] as const;

/** Every screen in every language, theme and width: opened once in a language, and turned through the rest. */
export async function auditScreens(
  { url, visits, open }: Surroundings,
  wanted: readonly Speech[] = speeches,
): Promise<Findings> {
  const findings = new Findings();
  for (const speech of wanted)
    for (const viewer of viewers) {
      const theirs = visits.filter(visit => visit.viewer === viewer);
      if (theirs.length === 0) continue;
      const { page, takeComplaints, close } = await open(viewer, speech, {});
      for (const { screen, address } of theirs) {
        // Charts cannot shrink in one step to less than their margins: the page opens narrow, and becomes wide.
        await page.goto('about:blank');
        await page.setViewportSize({ width: widths[0]!, height: 900 });
        await page.goto(url + address, { waitUntil: 'load' });
        await settle(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const colorScheme of themes) {
            await page.emulateMedia({ colorScheme });
            const isReady = await settle(page, 120);
            const what = [
              ...(isReady ? [] : ['still loading']),
              ...(await findViolations(page)),
              ...(await findOverflow(page)),
              ...takeComplaints(),
            ];
            findings.looked++;
            const at = `${screen} ${speech}-${colorScheme}-${width}`;
            what.forEach(each => findings.add(at, each));
          }
        }
      }
      await close();
      findings.tellProgress();
    }
  return findings;
}

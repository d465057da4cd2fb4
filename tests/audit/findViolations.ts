import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Whether the page is scrolled so that its sticky bar covers a part of the target: that part counts as missing. */
const isBelowBar = (page: Page, target: string): Promise<boolean> =>
  page
    .locator(target)
    .first()
    .evaluate(element => {
      const bar = document.querySelector('header');
      if (bar === null || bar.contains(element)) return false;
      return element.getBoundingClientRect().top < bar.getBoundingClientRect().bottom;
    });

/**
 * What axe finds wrong in the page as it is: WCAG 2.2 AA and axe's best practices. `region`, by which all content belongs
 * into a landmark, is left out over the page: menus and dialogs are mounted next to it.
 */
export async function findViolations(page: Page, isOver = false): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(tags);
  const { violations } = await (isOver ? axe.disableRules('region') : axe).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, failureSummary = '' } of nodes.slice(0, 3)) {
      if (id === 'target-size' && (await isBelowBar(page, target.join(' ')))) continue;
      const why = failureSummary.split('\n').slice(1).join(' ').trim().slice(0, 220);
      found.push(`axe ${id} (${nodes.length}): ${target.join(' ')}: ${why}`);
    }
  return found;
}

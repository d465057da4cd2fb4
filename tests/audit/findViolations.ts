import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').trim().slice(0, 220);
      return `axe ${id} (${nodes.length}): ${target.join(' ')}: ${why}`;
    }),
  );
}

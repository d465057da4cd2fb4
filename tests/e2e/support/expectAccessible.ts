import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Checks the current page against WCAG 2.2 AA, as far as this can be automated. `known` lists known
 * violations that are not fixed yet.
 */
export async function expectAccessible(
  page: Page,
  known: { rule: string; at: string }[] = [],
): Promise<void> {
  // What is still fading in has another contrast than what it becomes. What follows a scroll position never ends.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline && effect?.getComputedTiming().iterations !== Infinity,
      );
    return Promise.allSettled(ending.map(animation => animation.finished)).then(() => undefined);
  });
  // Half the work: what is right is not described, and no second page is opened, which frames of other sites would need.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.withTags(levels).analyze();
  const isKnown = (id: string, target: string) => known.some(({ rule, at }) => rule === id && target === at);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.flatMap(({ target, failureSummary = '' }) =>
      isKnown(id, target.join(' ')) ? [] : [`${id}: ${help}: ${target.join(' ')} ${failureSummary}`],
    ),
  );
  expect(found).toEqual([]);
}

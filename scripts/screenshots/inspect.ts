import type { Page } from 'playwright';
import { initialLanguage } from '../../src/domain/defaultLanguages.ts';
import { loadMessages } from '../../src/i18n/loadMessages.ts';

/** A word that begins like a key of the translations and goes on like one. */
const key = new RegExp(`(?<![\\w@/.-])(?:${Object.keys(await loadMessages(initialLanguage)).join('|')})(?:\\.[A-Za-z]\\w*)+(?![\\w@-])`, 'g');

/** What sticks out of the page to the right, by its place in it, unless something around it scrolls or hides it. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const contained = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || contained(parent);
    };
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} “${element.textContent?.trim().slice(0, 40)}”`;
    const found = [...document.body.querySelectorAll('*')].filter(element => {
      const { right, width: own, height } = element.getBoundingClientRect();
      const isShown = own > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
      return isShown && right > width + 1 && !contained(element);
    });
    const scrolls = document.documentElement.scrollWidth > width + 1;
    return scrolls && found.length === 0 ? ['the page itself'] : found.slice(0, 3).map(name);
  });

/** Everything on the page that people or their screen readers read. */
const readTexts = (page: Page) =>
  page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...['aria-label', 'title', 'placeholder', 'alt'].flatMap(attribute =>
        [...document.querySelectorAll(`[${attribute}]`)].map(each => each.getAttribute(attribute)!),
      ),
    ].join('\n'),
  );

/** Finds faults in the current page. */
export async function inspect(page: Page): Promise<string[]> {
  const overflow = await findOverflow(page);
  const keys = new Set((await readTexts(page)).match(key));
  return [
    ...overflow.map(element => `sticks out to the right: ${element}`),
    ...[...keys].map(each => `not translated: ${each}`),
  ];
}

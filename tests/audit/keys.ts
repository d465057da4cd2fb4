import type { Page } from 'playwright';

/** The keyboard of someone who uses nothing else; each key throws when the focus gets lost. */
export interface Keys {
  page: Page;
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Walks by Tab to what has this name, through at most `most` stops. */
  tabTo: (name: RegExp, most?: number) => Promise<void>;
  /** Waits until something is shown. */
  sees: (selector: string) => Promise<void>;
}

/** How long the focus may be on its way, such as into a dialog that is being loaded. */
const wayMs = 1_500;

export function keysOf(page: Page): Keys {
  const assertPlace = async (after: string) => {
    await page
      .waitForFunction(
        () => ![null, document.body].includes(document.activeElement as HTMLElement | null),
        undefined,
        {
          timeout: wayMs,
        },
      )
      .catch(() => {
        throw new Error(`focus: on the body after ${after}`);
      });
  };
  const isAtEnd = () =>
    page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>(
        'a, button, input, select, textarea, [tabindex="0"]',
      );
      return (
        [...all].filter(each => each.tabIndex === 0 && each.checkVisibility()).at(-1) ===
        document.activeElement
      );
    });
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      // After the last stop comes the browser's own frame, and then the first one.
      if (key === 'Tab' && (await isAtEnd())) await page.keyboard.press(key);
      await page.keyboard.press(key);
      await assertPlace(key);
    }
  };
  const nameNow = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      // A dialog that has just opened has the focus, and the words of all that is in it.
      if (!element.matches('a, button, input, textarea, [role]:not([role*=dialog], main)')) return '';
      const labels = [...(element.labels ?? [])].map(each => each.textContent).join(' ');
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const others = ids.map(id => document.getElementById(id)?.textContent).join(' ');
      return `${element.getAttribute('aria-label') ?? ''} ${others} ${labels} ${element.textContent}`.trim();
    });
  return {
    page,
    press,
    async type(text) {
      await page.keyboard.type(text);
      await assertPlace(`typing ${text}`);
    },
    async tabTo(name, most = 120) {
      for (let stop = 0; stop < most; stop++) {
        if (name.test(await nameNow())) return;
        await press('Tab');
      }
      throw new Error(`${name.source} is not reached by ${most} tabs`);
    },
    async sees(selector) {
      await page.locator(selector).first().waitFor({ timeout: 15_000 });
      await assertPlace(`${selector} came`);
    },
  };
}

import { expect, type Page } from '@playwright/test';

/** Waits until the browser has stored a draft; what was typed a moment ago may be lost by a crash. */
export const untilStored = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>(resolve => {
            const open = indexedDB.open('studyroom-drafts');
            open.onsuccess = () => {
              const count = open.result.transaction('drafts').objectStore('drafts').count();
              count.onsuccess = () => {
                open.result.close();
                resolve(count.result);
              };
            };
          }),
      ),
    )
    .toBeGreaterThan(0);

import type { Page } from '@playwright/test';

/**
 * Pages that are opened from now on get each answer after a frame that shows what is there without it. So they do on a slow
 * connection; on a fast one most answers are there before the first frame, and what they move depends on chance.
 */
export const answersOneByOne = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window;
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    const isDrawn = async () => {
      while (document.querySelector('main') === null) await frame();
      // The first draws what was there, the second comes after it.
      await frame();
      await frame();
    };
    let turn = Promise.resolve();
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      turn = turn.then(isDrawn);
      await turn;
      return answer;
    };
  });

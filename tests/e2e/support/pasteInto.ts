import type { Page } from '@playwright/test';

/** Pastes text into the element that has the focus, as a spreadsheet's cells are pasted. */
export const pasteInto = (page: Page, text: string) =>
  page.evaluate(given => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

import { chromium, type Browser } from 'playwright';

/** Starts the Chromium that `CHROMIUM_PATH` names, or else Playwright's own. */
export const launchChromium = (further: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...further,
    ],
  });

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { demoAccounts } from '../../server/core/demoAccounts.ts';
import { readConfig } from '../../server/config/config.ts';
import { languages, type Language } from '../../src/domain/choices.ts';
import { pictures, pictureUrl, shareImageUrl, type Mode } from '../../src/landing/pictures.ts';
import { pathOf, screenNames, type ScreenName } from '../../src/screens.ts';
import { startBuiltServer } from '../support/builtServer.ts';
import { launchChromium } from '../support/launchChromium.ts';
import { settle } from '../support/settle.ts';
import { signInAt } from '../support/signInAt.ts';
import { shareCard } from './shareCard.ts';

// npm run landing-pictures              the dashboard of the demo's academy, as the landing page shows it
// npm run landing-pictures -- students  another screen of it
// BRAND_FILE=own/brand.json npm run landing-pictures -- dashboard own
//                                       with a provider's brand, in own/landing: for picture, pictureDark and sharePicture
const { BRAND_FILE } = process.env;
const { brand, brandFiles } = readConfig({ BRAND_FILE });
const target = process.argv[3] ?? 'public';
const wanted = (process.argv[2] ?? 'dashboard') as ScreenName;
if (!screenNames.includes(wanted)) throw new Error(`There is no screen ${wanted}.`);
const { desktop, phone } = pictures;
const modes: readonly Mode[] = ['light', 'dark'];

const keep = (url: string, content: Buffer) => {
  const file = path.join(target, url);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${file} ${Math.round(content.length / 1_000)} kB`);
};

/** A PNG in another size and format. The browser that took it can do that too. */
async function encode(
  page: Page,
  png: Buffer,
  width: number,
  type: string,
  quality: number,
): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ([source, width, type, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((image.height / image.width) * width);
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL(type, quality);
    },
    [`data:image/png;base64,${png.toString('base64')}`, width, type, quality] as const,
  );
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}

async function photograph(
  browser: Browser,
  url: string,
  language: Language,
  colorScheme: Mode,
  isPhone: boolean,
) {
  const { width, height } = isPhone ? phone : desktop;
  const context = await browser.newContext({
    locale: language,
    colorScheme,
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await signInAt(
    url,
    context.request,
    demoAccounts.find(({ role }) => role === 'OWNER')!,
  );
  const page = await context.newPage();
  await page.goto(url + pathOf(wanted));
  await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
  // Charts draw themselves in.
  if (!(await settle(page, 1_500))) throw new Error(`${wanted} does not come to rest.`);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-pictures-'));
const server = await startBuiltServer({
  DATA_DIR: path.join(folder, 'data'),
  DEMO: '1',
  ...(BRAND_FILE === undefined ? {} : { BRAND_FILE }),
});
const browser = await launchChromium();
try {
  const studio = await browser.newPage();
  for (const language of languages)
    for (const mode of modes) {
      const wide = await photograph(browser, server.url, language, mode, false);
      for (const width of desktop.widths)
        keep(pictureUrl(language, mode, width), await encode(studio, wide, width, 'image/webp', 0.82));
      const narrow = await photograph(browser, server.url, language, mode, true);
      const narrowWidth = Math.round(phone.width * phone.scale);
      keep(pictureUrl(language, mode, 'phone'), await encode(studio, narrow, narrowWidth, 'image/webp', 0.8));
      if (mode === 'light') {
        const card = await shareCard(studio, { brand, brandFiles, language, picture: wide });
        keep(shareImageUrl(language), await encode(studio, card, pictures.og.width, 'image/jpeg', 0.86));
      }
    }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

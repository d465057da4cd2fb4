import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { Config } from '../../server/config/config.ts';
import { mixColors } from '../../src/domain/brand/mixColors.ts';
import { textIn } from '../../src/domain/brand/textIn.ts';
import type { Language } from '../../src/domain/choices.ts';
import { pictures } from '../../src/landing/pictures.ts';
import { loadLandingWords } from '../../src/landing/loadLandingWords.ts';

const face = readFileSync('node_modules/pretendard/dist/public/variable/PretendardVariable.ttf');

const dataUrl = (type: string, content: Uint8Array) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

interface Card extends Pick<Config, 'brand' | 'brandFiles'> {
  language: Language;
  /** The console as a PNG. */
  picture: Buffer;
}

/** The image that messengers show of a link: the headline, and the console below it. */
export async function shareCard(page: Page, { brand, brandFiles, language, picture }: Card): Promise<Buffer> {
  const {
    words: { product, hero },
  } = await loadLandingWords(language, textIn(brand.service, language));
  const own = brandFiles.find(({ address }) => address === brand.mark);
  const mark = own
    ? dataUrl(own.contentType, own.content)
    : dataUrl('image/svg+xml', readFileSync('public/favicon.svg'));
  await page.setViewportSize({ width: pictures.og.width, height: pictures.og.height });
  await page.setContent(`<!doctype html><html lang="${language}"><style>
    @font-face { font-family: P; font-weight: 100 900; src: url(data:font/ttf;base64,${face.toString('base64')}) }
    body { margin: 0; padding: 56px 64px 0; background: ${mixColors(brand.color, '#ffffff', 0.07)}; color: #16181d; font-family: P; height: 100vh; box-sizing: border-box; overflow: hidden }
    header { display: flex; align-items: center; gap: 14px; font-size: 26px; font-weight: 700; letter-spacing: -0.02em }
    header img { width: 40px; border-radius: 0; box-shadow: none }
    h1 { margin: 22px 0 36px; font-size: 54px; line-height: 1.2; letter-spacing: -0.035em; word-break: keep-all }
    img { width: 100%; border-radius: 16px; box-shadow: 0 24px 64px rgb(22 24 60 / 22%) }
  </style><header><img src="${mark}">${product}</header><h1>${hero.title.join('<br>')}</h1>
  <img src="${dataUrl('image/png', picture)}"></html>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot();
}

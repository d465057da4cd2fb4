import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { createPages } from '../../../server/web/pages.ts';
import { defaultBrand } from '../../../src/domain/brand/defaultBrand.ts';
import { textIn } from '../../../src/domain/brand/textIn.ts';
import { languages } from '../../../src/domain/choices.ts';
import { renderLanding } from '../../../src/landing/prerender.tsx';
import { contentFolder } from '../../support/contentFolder.ts';
import { defaultNames, foreignBrand, writeBrand } from '../../support/foreignBrand.ts';

const webRoot = path.join(mkdtempSync(path.join(tmpdir(), 'studyroom-brand-web-')), 'web');
mkdirSync(webRoot);
writeFileSync(
  path.join(webRoot, 'index.html'),
  '<html><head><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><title></title></head>__CONFIG__</html>',
);
const open = async (env: Record<string, string>, address: string) =>
  createPages(readConfig(env), webRoot).fetch(new Request(new URL(address, 'http://console.test')));
const assets = { css: '', script: '/landing.js' };

test('the console’s page has the provider’s name, icon and brand, and nowhere the default name', async () => {
  const html = await (await open({ BRAND_FILE: writeBrand() }, '/auth/login')).text();
  expect(html).toContain(`<title>${foreignBrand.name.ko}</title>`);
  expect(html).toMatch(/<link rel="icon" href="\/brand\/mark-[0-9a-f]{8}\.svg">/);
  expect(html).toContain('"color":"#0A7A5A"');
  for (const name of defaultNames.slice(0, 2)) expect(html).not.toContain(name);
});

test('the mark is served, and can run no scripts', async () => {
  const env = { BRAND_FILE: writeBrand() };
  const answer = await open(env, readConfig(env).brand.mark!);
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
  expect(await answer.text()).toContain('<svg');
});

test.each(languages)(
  'the landing page in %s has the provider’s name, mark and colour alone',
  async language => {
    const { brand } = readConfig({ BRAND_FILE: writeBrand() });
    const html = await renderLanding(language, assets, { brand, roomAppUrl: 'https://app.focusly.example' });
    const name = textIn(foreignBrand.service, language);
    expect(html).toContain(`<title>${name} |`);
    expect(html).toContain(`"name":"${name}"`);
    expect(html).toContain(`<img src="${brand.mark}"`);
    for (const text of [
      '--fill:#0A7A5A',
      'help@focusly.example',
      'https://app.focusly.example',
      foreignBrand.helpUrl,
      `<a href="${foreignBrand.termsUrl}">`,
      `<a href="${foreignBrand.privacyUrl[language]}">`,
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('og:image');
    // In Korean the default name of the service is also the word for a study room.
    for (const used of [
      'Studyroom',
      '스터디룸 콘솔',
      '스터디룸 |',
      '스터디룸에서',
      '보는 스터디룸',
      '스터디룸 주식',
    ])
      expect(html).not.toContain(used);
  },
);

test('the landing page and links to it have the provider’s pictures, by language where they differ', async () => {
  const picture = 'share.png';
  const env = {
    BRAND_FILE: writeBrand({
      ...foreignBrand,
      picture,
      pictureDark: picture,
      sharePicture: { ko: picture, en: picture },
    }),
  };
  const { brand, brandFiles } = readConfig(env);
  const html = await renderLanding('en', assets, { brand, roomAppUrl: null });
  const address = (name: string) => brandFiles.find(file => file.address.includes(`/${name}-`))!.address;
  expect(html).toContain(`<img src="${address('picture')}" width="1440" height="900"`);
  expect(html).toContain(`srcSet="${address('pictureDark')}"`);
  expect(html).toContain(`<meta property="og:image" content="__ORIGIN__${address('sharePicture')}"`);
  expect(html).not.toContain('/landing/console-');
  const answer = await open(env, address('sharePicture'));
  expect(answer.headers.get('Content-Type')).toBe('image/png');
});

test('the landing page says what its operator says, without the samples and without sections that are empty', async () => {
  const { brand, content } = readConfig({ CONTENT_DIR: contentFolder() });
  const html = await renderLanding('en', assets, { brand, roomAppUrl: null, contents: content.landing });
  for (const text of ['CEO Jiwoo Han', 'help@focusly.example', '1,900', 'href="/en/terms"'])
    expect(html).toContain(text);
  for (const text of ['Hong Gildong', 'id="cases"', 'href="#cases"', 'id="awards"', 'support@example.com'])
    expect(html).not.toContain(text);
});

test.each(languages)('the landing page in %s has the default name without a brand', async language => {
  const html = await renderLanding(language, assets);
  expect(html).toContain(`<title>${textIn(defaultBrand.service, language)} |`);
  expect(html).toContain('og:image');
});

test('the console’s page has the default name without a brand', async () => {
  expect(await (await open({}, '/auth/login')).text()).toContain('<title>스터디룸 콘솔</title>');
});

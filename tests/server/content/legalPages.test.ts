import { expect, test } from 'vitest';
import { serverWords } from '../../../server/core/serverWords.ts';
import { readConfig } from '../../../server/config/config.ts';
import { escapeHtml } from '../../../server/web/escapeHtml.ts';
import { legalFiles } from '../../../server/web/legal/legalFiles.ts';
import { markdownToHtml } from '../../../server/web/legal/markdownToHtml.ts';
import { languages } from '../../../src/domain/choices.ts';
import { contract } from '../../../src/contract/index.ts';
import { foreignBrand, writeBrand } from '../../support/foreignBrand.ts';
import { contentFolder } from '../../support/contentFolder.ts';
import { mailTo } from '../../support/mailTo.ts';
import { createWorld } from '../../support/world.ts';

const fetchPage = async (env: Record<string, string>, path: string, headers: HeadersInit = {}) => {
  const { server } = await createWorld({ env });
  return server.fetch(new Request(server.origin + path, { headers }), {});
};

test.each(languages)(
  'an installation without texts of its own publishes the product’s, in %s',
  async language => {
    const page = await fetchPage({}, `/${language}/privacy`);
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${serverWords[language].legal.privacy.title}</h1>`);
    expect(html).toContain('<table>');
    expect(html).not.toContain('%{');
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self';");
  },
);

test('the provider’s texts are published, with the version and what it changes', async () => {
  const html = await (await fetchPage({ CONTENT_DIR: contentFolder() }, '/en/terms')).text();
  expect(html).toContain('December 1, 2026');
  expect(html).toContain('Section 4 now names the hours');
  expect(html).toContain('<h2>4. Maintenance</h2>');
  expect(html).toContain('<strong>Focusly</strong>');
  expect(html).toContain('href="http://console.test/en/privacy"');
});

test.each(languages)(
  'a document in %s has the brand’s name and icon, and leads to the landing page',
  async language => {
    const env = { BRAND_FILE: writeBrand({ ...foreignBrand, termsUrl: undefined, privacyUrl: undefined }) };
    const served = await (await fetchPage(env, `/${language}/terms`)).text();
    const [, file] = legalFiles(readConfig(env)).find(([address]) => address === `/${language}/terms`)!;
    const name = escapeHtml(foreignBrand.name[language]);
    for (const html of [served, file]) {
      expect(html).toContain(`<title>${serverWords[language].legal.terms.title} · ${name}</title>`);
      expect(html).toMatch(/<link rel="icon" href="\/brand\/mark-[0-9a-f]{8}\.svg">/);
      expect(html).toContain(`<a href="/${language}">${name}</a>`);
    }
    expect(served).toContain(`href="http://console.test/${language}/privacy"`);
    expect(file).toContain(`href="/${language}/privacy"`);
  },
);

test('an address without a language leads to the visitor’s; a document elsewhere to its place', async () => {
  const visitors = await fetchPage({}, '/terms', { 'Accept-Language': 'en-GB' });
  expect([visitors.status, visitors.headers.get('Location')]).toEqual([302, '/en/terms']);
  const elsewhere = await fetchPage({ BRAND_FILE: writeBrand() }, '/en/terms');
  expect(elsewhere.headers.get('Location')).toBe(foreignBrand.termsUrl);
});

test('every mail links to the terms and the privacy policy', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  await world.stranger().call(contract.auth.requestReset, { body: { email: owner.email, language: 'en' } });
  const { textBody, htmlBody } = await mailTo(world, owner.email, 'resetPassword');
  for (const name of ['terms', 'privacy']) {
    expect(textBody).toMatch(new RegExp(`http://console\\.test/(en|ko)/${name}`));
    expect(htmlBody).toMatch(new RegExp(`href="http://console\\.test/(en|ko)/${name}"`));
  }
});

test('Markdown becomes headings, lists, tables and links; HTML and scripts stay text', () => {
  const html = markdownToHtml(
    '# A <b>\n\ntext\nmore\n\n3. three\n4. four\n\n- point\n\n| a | b |\n| --- | --- |\n| 1 | [x](javascript:alert(1)) |\n\n[site](https://a.example/?x=1&y="2") [here](/en/terms) [away](//evil.example)',
  );
  expect(html).toContain('<h1>A &#60;b&#62;</h1>');
  expect(html).toContain('<p>text\nmore</p>');
  expect(html).toContain('<ol start="3"><li>three</li><li>four</li></ol>');
  expect(html).toContain('<ul><li>point</li></ul>');
  expect(html).toContain('<th scope="col">a</th>');
  expect(html).toContain('[x](javascript:alert(1))');
  expect(html).toContain('<a href="https://a.example/?x=1&#38;y=&#34;2&#34;">site</a>');
  expect(html).toContain('<a href="/en/terms">here</a>');
  expect(html).not.toContain('href="//evil');
});

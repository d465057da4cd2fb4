import { japaneseContent } from '../../support/japanese.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeStatic } from '../../../scripts/landing/writeStatic.mjs';
import { checkSettings } from '../../../server/commands/doctor/checkSettings.ts';
import { readConfig } from '../../../server/config/config.ts';
import { ownLandingWords } from '../../../server/config/content/ownLandingWords.ts';
import { readAddedLanguages } from '../../../server/config/content/readAddedLanguages.ts';
import { preferredLanguage } from '../../../server/core/preferredLanguage.ts';
import { serverWords } from '../../../server/core/serverWords.ts';
import { applyOwnWords } from '../../../server/commands/start/applyOwnWords.ts';
import { createPages } from '../../../server/web/pages.ts';
import { contract } from '../../../src/contract/index.ts';
import { defaultBrand } from '../../../src/domain/brand/defaultBrand.ts';
import { languages, type Language } from '../../../src/domain/choices.ts';
import { crawlerTexts } from '../../../src/domain/crawlerTexts.ts';
import { languageName } from '../../../src/domain/languageName.ts';
import { sheetLayoutOf } from '../../../src/engine/bulkAdd/cells/sheetLayoutOf.ts';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { loadReportWords } from '../../../src/i18n/reportWords.ts';
import { loadInquiryWords } from '../../../src/landing/inquiry/loadInquiryWords.ts';
import * as prerender from '../../../src/landing/prerender.tsx';
import { newStudents } from '../../../src/resources/students/add/newStudents.ts';
import { runtime } from '../../../src/runtime.ts';
import { readUpload } from '../../engine/bulkAdd/support/readUpload.ts';
import { mailTo } from '../../support/mailTo.ts';
import { createWorld } from '../../support/world.ts';

const env = { CONTENT_DIR: japaneseContent };
const ja = 'ja' as Language;
const { renderLanding } = prerender;

test('a language of CONTENT_DIR is one of the list, by its own name', () => {
  expect(readAddedLanguages(japaneseContent)).toEqual([{ tag: 'ja', name: '日本語' }]);
  expect(languages).toEqual(['ko', 'en', 'ja']);
  expect([languageName(ja), languageName(ja, 'en')]).toEqual(['日本語', 'Japanese']);
  expect(preferredLanguage('ja-JP, en;q=0.5')).toBe('ja');
  expect(crawlerTexts('https://x.example').sitemap).toContain('<loc>https://x.example/ja</loc>');
});

test('the doctor counts the texts that it lacks; mistakes are refused as in other languages', () => {
  expect(checkSettings(env)).toMatchObject({
    finding: {
      state: 'warning',
      text: expect.stringMatching(/\d{3,} of \d{4} texts are missing in ja and said in English, such as /),
    },
    config: { content: {} },
  });
  const wrong = path.join(japaneseContent, 'messages/ja/wrong.json');
  writeFileSync(wrong, JSON.stringify({ 'app.save': '%{name}' }));
  expect(checkSettings(env).finding).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('ja/wrong.json: app.save has %{name}, which its text cannot have'),
  });
  rmSync(wrong);
});

test('an account may have it, and its mails are in it; English is said for what is missing', async () => {
  const config = readConfig(env);
  applyOwnWords(config.content);
  const world = await createWorld({ env });
  const { owner } = await world.academy();
  const { body: me } = await owner.call(contract.session.me);
  await owner.call(contract.session.updateProfile, {
    params: { customerId: owner.customerId },
    version: me.version,
    body: { language: ja },
  });
  await world.stranger().call(contract.auth.requestReset, { body: { email: owner.email, language: ja } });
  expect(await mailTo(world, owner.email, 'resetPassword')).toMatchObject({
    subject: 'Studyroom Console パスワードの再設定',
    htmlBody: expect.stringContaining('<html lang="ja"'),
    textBody: expect.stringContaining('Choose a new password'),
  });
  expect(serverWords[ja].weeklyReport.title).toBe('週間レポート');
  // As after the files of a language are gone.
  expect(serverWords['fr' as Language].mails).toBe(serverWords.en.mails);
});

test('console, landing page and inquiry are offered in it', async () => {
  const config = readConfig(env);
  const webRoot = mkdtempSync(path.join(tmpdir(), 'studyroom-japanese-web-'));
  writeFileSync(path.join(webRoot, 'index.html'), '<html></html>');
  const given = {
    brand: defaultBrand,
    roomAppUrl: null,
    contents: {},
    ownWords: ownLandingWords(config.content),
  };
  const landing = Object.fromEntries(
    await Promise.all(
      languages.map(async language => [
        language,
        await renderLanding(language, { css: '', script: '/landing.js' }, given),
      ]),
    ),
  ) as Record<Language, string>;
  const pages = createPages(config, webRoot, { landing });
  const html = await (await pages.request('http://console.test/ja')).text();
  for (const text of [
    '<html lang="ja"',
    'オンライン自習室</title>',
    'hrefLang="ja"',
    '日本語',
    '"languages":[{"tag":"ja","name":"日本語"}]',
    '/landing/console-en-light-1160.webp',
  ])
    expect(html).toContain(text);
  const [address = ''] = /\/words\/ja-[0-9a-f]{8}\.json/.exec(html) ?? [];
  const words = await (await pages.request(`http://console.test${address}`)).text();
  rmSync(webRoot, { recursive: true });

  runtime.words = { ja: `data:application/json,${encodeURIComponent(words)}` };
  const provider = await createI18nProvider();
  await provider.changeLocale('ja');
  expect(provider.translate('app.save')).toBe('保存する');
  expect(provider.translate('app.cancel')).toBe('Cancel');
  // Japanese has one form for all numbers, English two.
  expect(
    provider.translate('insight.counts.students', {
      smart_count: 5,
      _: '%{smart_count} student |||| %{smart_count} students',
    }),
  ).toBe('5 students');
  // A file is read with the words that its template has.
  const fields = sheetLayoutOf(newStudents, provider.translate);
  const file = '氏名,メールアドレス,性別\n山田 花子,hanako@example.com,女性';
  const uploaded = await readUpload(new File([file], '生徒.csv'), fields);
  if (uploaded.kind === 'refused') throw new Error(uploaded.why);
  expect(uploaded.rows.map(({ cells }) => cells)).toMatchObject([
    { name: '山田 花子', email: 'hanako@example.com', gender: 'FEMALE' },
  ]);
  expect(provider.getLocales?.()).toContainEqual({ locale: 'ja', name: '日本語' });
  expect((await loadInquiryWords(ja)).title).toBe('お問い合わせ');
  expect((await loadReportWords())[ja].total).toBe('Study time');
});

test('files for a plain file server have its landing page and texts, and the settings that name them', async () => {
  vi.stubEnv('CONTENT_DIR', japaneseContent);
  vi.stubEnv('PUBLIC_URL', 'https://www.example.com');
  const { installation } = await import('../../../scripts/landing/installation.ts');
  const { landing, files, settings } = installation();
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-japanese-files-'));
  const htmlOf = (language: Language) => renderLanding(language, { css: '', script: '/landing.js' }, landing);
  await writeStatic(prerender, htmlOf, files, folder);
  vi.unstubAllEnvs();
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(read('ja/index.html')).toContain('オンライン自習室</title>');
  expect(read('ko/index.html')).toContain('href="/ja"');
  expect(read('ja/terms/index.html')).toContain('lang="ja"');
  expect(read('sitemap.xml')).toContain('<loc>https://www.example.com/ja</loc>');
  expect(settings.languages).toEqual([{ tag: 'ja', name: '日本語' }]);
  expect(JSON.parse(read(settings.words.ja!))).toMatchObject({ login: { title: 'ようこそ' } });
  rmSync(folder, { recursive: true });
});

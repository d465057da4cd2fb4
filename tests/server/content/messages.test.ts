import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import cloneDeep from 'lodash/cloneDeep.js';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { serverWords } from '../../../server/core/serverWords.ts';
import { signupMail } from '../../../server/mail/signupMail.ts';
import { checkSettings } from '../../../server/commands/doctor/checkSettings.ts';
import { applyOwnWords } from '../../../server/commands/start/applyOwnWords.ts';
import { checkMessages } from '../../../server/commands/start/checkMessages.ts';
import { createPages } from '../../../server/web/pages.ts';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { loadBaseMessages } from '../../../src/i18n/loadBaseMessages.ts';
import { runtime } from '../../../src/runtime.ts';

const folders: string[] = [];

function temporary(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  folders.push(folder);
  return folder;
}

afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true })));

/** A folder whose `messages/en.json` has these texts. */
function contentOf(messages: unknown, name = 'en.json'): string {
  const folder = temporary('studyroom-messages-');
  mkdirSync(path.join(folder, 'messages'));
  const text = typeof messages === 'string' ? messages : JSON.stringify(messages);
  writeFileSync(path.join(folder, 'messages', name), text);
  return folder;
}

test.each([
  ['{', 'en.json is not valid JSON'],
  [[], 'en.json must be an object'],
  [{ app: { sav: 'Keep' } }, 'en.json: there is no text app.sav'],
  [{ app: 'Keep' }, 'en.json: there is no text app'],
  [{ 'app.save': 1 }, 'en.json: app.save must be a text'],
  [
    { 'app.save': 'Keep %{name}' },
    'en.json: app.save has %{name}, which its text cannot have: it has no placeholders',
  ],
  [
    { 'premium.planEnds': 'On %{day}' },
    'premium.planEnds has %{day}, which its text cannot have: there is %{date}',
  ],
  [
    { server: { mails: { scheduledExport: { 'lines.0': 'Your file.' } } } },
    'en.json: server.mails.scheduledExport.lines.0 lacks %{content}, which the email needs',
  ],
  [{ 'server.mails.scheduledExport.note': '' }, 'scheduledExport.note lacks %{settings}'],
  [{ 'server.mails.phoneCode.subject': '%{product}: your code' }, 'phoneCode.subject lacks %{code}'],
  [{ 'server.mails.studentInvitation.facts.0.1': 'see below' }, 'facts.0.1 lacks %{groupId}'],
  [{ __proto__x: {}, constructor: { name: 'x' } }, 'en.json: there is no text constructor.name'],
])('a file with a mistake is refused at the start, with the key: %j', (messages, message) => {
  expect(() => checkMessages(readConfig({ CONTENT_DIR: contentOf(messages) }))).toThrow(message);
});

test.each([
  [{ 'app.sav': 'Keep' }, 'there is no text app.sav'],
  [{ 'server.mails.scheduledExport.lines.0': 'Your file.' }, 'scheduledExport.lines.0 lacks %{content}'],
])('the doctor says so too: %j', (messages, text) => {
  const { finding } = checkSettings({ CONTENT_DIR: contentOf(messages) });
  expect(finding).toMatchObject({ state: 'failed', text: expect.stringContaining(text) });
});

test('what an email does not need may go, and what it needs may move within its text', () => {
  const CONTENT_DIR = contentOf({
    server: {
      mails: {
        phoneCode: { subject: '%{code} (verification)' },
        welcome: { title: 'Welcome', facts: { 0: { 0: 'ID' } } },
      },
    },
  });
  expect(() => checkMessages(readConfig({ CONTENT_DIR }))).not.toThrow();
});

test('a file that is named after no language is refused', () => {
  for (const name of ['japanese.json', 'JA.json', 'eng.json', 'ja.txt'])
    expect(() => readConfig({ CONTENT_DIR: contentOf({}, name) })).toThrow(`${name} is not expected`);
});

test('the console’s texts are a file that is kept, without the server’s, and are what it says', async () => {
  const CONTENT_DIR = contentOf({
    'app.save': '<b>Keep</b>',
    login: { title: 'Welcome back' },
    server: { mails: { signup: { subject: 'Hello' } } },
  });
  const webRoot = temporary('studyroom-words-web-');
  writeFileSync(path.join(webRoot, 'index.html'), '<html><head></head>__CONFIG__</html>');
  const pages = createPages(readConfig({ CONTENT_DIR }), webRoot);
  const html = await (await pages.request('http://console.test/auth/login')).text();
  const [, address = ''] = /"words":\{"en":"(\/words\/en-[0-9a-f]{8}\.json)"\}/.exec(html) ?? [];
  const file = await pages.request(`http://console.test${address}`);
  expect(file.headers.get('Cache-Control')).toContain('immutable');
  const text = await file.text();
  expect(JSON.parse(text)).toEqual({ app: { save: '<b>Keep</b>' }, login: { title: 'Welcome back' } });

  runtime.words = { en: `data:application/json,${encodeURIComponent(text)}` };
  const { translate } = await createI18nProvider();
  // Text all the way: nothing of the console renders words as HTML.
  expect([translate('app.save'), translate('app.cancel')]).toEqual(['<b>Keep</b>', 'Cancel']);
  expect((await loadBaseMessages('en')).login).toMatchObject({ title: 'Welcome back', email: 'Email' });
  runtime.words = { en: 'data:application/json,{' };
  expect((await loadBaseMessages('en')).login.title).toBe('Sign in');
  runtime.words = {};
});

test('mails say the operator’s texts', () => {
  const before = cloneDeep(serverWords.en.mails.signup);
  const { content } = readConfig({
    CONTENT_DIR: contentOf({ server: { mails: { signup: { subject: 'Join us', 'lines.0': 'First.' } } } }),
  });
  applyOwnWords(content);
  expect(signupMail('en', { url: 'https://console.example/' }).write('X').subject).toBe('Join us');
  expect(serverWords.en.mails.signup.lines).toEqual(['First.', ...before.lines.slice(1)]);
  Object.assign(serverWords.en.mails.signup, before);
});

import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { languages } from '../../src/domain/choices.ts';
import { page } from '../../src/i18n/en/landing/page.ts';
import { inquiry } from '../../src/i18n/en/landing/inquiry.ts';
import { en } from '../../src/i18n/en/index.ts';
import { mails } from '../../src/i18n/en/server/mails.ts';
import { alerts } from '../../src/i18n/en/server/alerts.ts';
import { added, addLanguage } from '../support/addedLanguage/addLanguage.ts';
import { pseudo } from '../support/pseudo.ts';

const probe = `
import { languages } from './src/domain/choices.ts';
import { loadMessages } from './src/i18n/loadMessages.ts';
import { oldBrowserTexts } from './src/i18n/oldBrowserTexts.ts';
import { loadInquiryWords } from './src/landing/inquiry/loadInquiryWords.ts';
import { renderLanding } from './src/landing/prerender.tsx';
import { serverWords } from './server/core/serverWords.ts';
import { signupMail } from './server/mail/signupMail.ts';
import { preferredLanguage } from './server/core/preferredLanguage.ts';
const added = '${added}';
const answer = {
  languages,
  preferred: preferredLanguage(added + ', en;q=0.5'),
  console: (await loadMessages(added)).app.language,
  oldBrowser: oldBrowserTexts[added],
  inquiry: (await loadInquiryWords(added)).title,
  mail: signupMail(added, { url: 'https://console.example/' }).write('X').subject,
  alert: serverWords[added].alerts.ABSENCE.subject,
  landing: await renderLanding(added, { css: '', script: '' }),
};
console.log(JSON.stringify(answer));
`;

test('a folder and an entry in the list add a language to console, landing page, mails and alerts', async () => {
  const root = addLanguage();
  writeFileSync(path.join(root, 'probe.ts'), probe);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'probe.ts'], {
    cwd: root,
  });
  const { landing, ...rest } = JSON.parse(stdout) as Record<string, string>;
  expect(rest).toEqual({
    languages: [...languages, added],
    preferred: added,
    console: pseudo(en.app.language),
    oldBrowser: pseudo(en.app.oldBrowser),
    inquiry: pseudo(inquiry.title),
    mail: pseudo(mails.signup.subject).replace('%{product}', 'X'),
    alert: pseudo(alerts.ABSENCE.subject),
  });
  expect(landing).toContain(pseudo(page.meta.title).replace('%{product}', 'Studyroom'));
  // Past two languages, the page's link to the other one is a menu of all.
  expect(landing).toContain('popoverTarget="languages"');
  for (const language of languages) expect(landing).toContain(`data-language="${language}"`);
});

import { test as base, expect, type ConsoleMessage } from '@playwright/test';
import { demoAccounts } from '../../../server/demo/accounts.ts';
import { en, type Messages } from '../../../src/i18n/en/index.ts';
import { ko } from '../../../src/i18n/ko/index.ts';
import type { Role } from '../../../src/domain/permissions.ts';

interface Fixtures {
  /** An address of the test's own. */
  address: string;
  /** Complaints of the browser that are right in this test. */
  expectedComplaints: RegExp[];
  complaints: void;
  /** Signs in as one of the demo's accounts, without the sign-in page. */
  signIn: (role: Role) => Promise<void>;
  /** The console's words in the language of the browser. */
  words: Messages;
}

/** A stranger is told 401 when the console asks who they are; the browser writes every 401 down. */
const isStranger = (message: ConsoleMessage) =>
  message.text().includes('401') && message.location().url.endsWith('/api/v1/sessions');

let tests = 0;

export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],

  // eslint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  address: async ({}, use, { workerIndex }) => {
    tests++;
    await use(`10.${workerIndex % 250}.${tests >> 8}.${tests & 255}`);
  },

  extraHTTPHeaders: ({ address }, use) => use({ 'X-Forwarded-For': address }),

  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type()) && !isStranger(message))
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', error => complaints.push(String(error)));
      await use();
      expect(complaints.filter(text => !expectedComplaints.some(pattern => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ context, baseURL }, use) => {
    await use(async role => {
      const { email, password } = demoAccounts.find(account => account.role === role)!;
      const answer = await context.request.post('/api/v1/auth/login', {
        headers: { Origin: baseURL!, 'X-Requested-With': 'studyroom-console' },
        data: { userId: email, passwd: password },
      });
      expect(answer.status()).toBe(200);
    });
  },

  words: ({ locale }, use) => use(locale?.startsWith('ko') ? (ko as Messages) : en),
});

export { expect };

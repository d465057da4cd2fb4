import { randomUUID } from 'node:crypto';
import { test as base, expect, type APIResponse, type ConsoleMessage } from '@playwright/test';
import { demoAccounts } from '../../../server/core/demoAccounts.ts';
import polyglot from 'ra-i18n-polyglot';
import { en, type Messages } from '../../../src/i18n/en/index.ts';
import { ko } from '../../../src/i18n/ko/index.ts';
import { contract } from '../../../src/contract/index.ts';
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
  /** A phrase of theirs, by its key, with its values put in. */
  say: (key: string, values?: number | Record<string, unknown>) => string;
  /** Makes a call as the signed-in user, outside the page. */
  call: (
    method: string,
    path: string,
    data?: object,
    headers?: Record<string, string>,
  ) => Promise<APIResponse>;
  /** Adds students that the owner's academy has for as long as the test runs; the owner is signed in by it. */
  addStudents: <T extends string[]>(...names: T) => Promise<{ [K in keyof T]: AddedStudent }>;
}

/** A test of words and looks, for both languages and the phone; what is alike everywhere is tested once. */
export const everywhere = { tag: ['@en', '@phone'] };
/** A test of what is different on a phone. */
export const alsoOnPhones = { tag: ['@phone'] };

/** Without a session the console's first request gets a 401; the browser logs every 401. */
const isStranger = (message: ConsoleMessage) =>
  message.text().includes('401') && message.location().url.endsWith('/api/v1/sessions');

const headersOf = (origin: string) => ({ Origin: origin, 'X-Requested-With': 'studyroom-console' });

const credentialsOf = (wanted: Role) => {
  const { email, password } = demoAccounts.find(({ role }) => role === wanted)!;
  return { userId: email, passwd: password };
};

let tests = 0;

export interface AddedStudent {
  name: string;
  email: string;
  customerId: string;
}

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
      const answer = await context.request.post('/api/v1/auth/login', {
        headers: headersOf(baseURL!),
        data: credentialsOf(role),
      });
      expect(answer.status()).toBe(200);
    });
  },

  call: async ({ context, baseURL }, use) => {
    await use((method, path, data, headers) =>
      context.request.fetch(`/api/v1${path}`, {
        method,
        headers: { ...headersOf(baseURL!), ...headers },
        ...(data ? { data } : {}),
      }),
    );
  },

  addStudents: async ({ call, signIn, playwright, baseURL }, use, { testId, project, retry }) => {
    const added: AddedStudent[] = [];
    await use(async (...names) => {
      await signIn('OWNER');
      const students = names.map((name, index) => ({
        name,
        email: `e2e-${testId}-${retry}-${project.name.replace(' ', '-')}-${index}@test.example`,
      }));
      const answer = await call(
        'POST',
        contract.students.create.path,
        { students, invite: false },
        { 'Idempotency-Key': randomUUID() },
      );
      expect(answer.status(), await answer.text()).toBe(201);
      const { rows } = (await answer.json()) as { rows: { customerId: string }[] };
      added.push(...students.map((student, index) => ({ ...student, customerId: rows[index]!.customerId })));
      return added as never;
    });
    if (added.length === 0) return;
    // By a session of its own: signing in again would end the page's, whose requests may still be under way.
    const owner = await playwright.request.newContext({ extraHTTPHeaders: headersOf(baseURL!) });
    await owner.post(`${baseURL}/api/v1/auth/login`, { data: credentialsOf('OWNER') });
    await owner.post(`${baseURL}/api/v1${contract.students.deleteMany.path}`, {
      data: { customerIds: added.map(student => student.customerId) },
    });
    await owner.dispose();
  },

  say: async ({ words, locale }, use) => {
    const { translate } = polyglot(() => words, locale?.startsWith('ko') ? 'ko' : 'en');
    await use((key, values) => translate(key, typeof values === 'number' ? { smart_count: values } : values));
  },

  words: ({ locale }, use) => use(locale?.startsWith('ko') ? (ko as Messages) : en),
});

export { expect };

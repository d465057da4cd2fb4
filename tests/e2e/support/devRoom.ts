import type { APIRequestContext, Page } from '@playwright/test';
import { serverWords } from '../../../server/core/serverWords.ts';
import type { ServiceAccount, ServiceRoom } from '../../../src/domain/entities/roomService.ts';
import type { test } from './test.ts';

/** A browser with a camera that is not real, whose person answers the question about it in one way. */
export const withCamera = (answer: 'accept' | 'deny'): Parameters<typeof test.use>[0] => ({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        `--use-fake-ui-for-media-stream${answer === 'deny' ? '=deny' : ''}`,
      ],
    }),
});

export const wordsOf = (page: Page) =>
  page.evaluate(() => document.documentElement.lang).then(lang => serverWords[lang as 'ko' | 'en'].roomPage);

/** A student who is in no room; each test takes another one, as they play in one academy. */
export async function idleStudent(request: APIRequestContext, offset: number) {
  const read = async (path: string) => (await request.get(`/dev/room/api/room-service/${path}`)).json();
  const { content: accounts } = (await read('accounts?size=100')) as { content: ServiceAccount[] };
  const { content: rooms } = (await read('rooms')) as { content: ServiceRoom[] };
  const present = rooms.flatMap(room => room.participants.map(({ customerId }) => customerId));
  const idle = accounts.filter(
    ({ kind, accountStatus, customerId }) =>
      kind === 'STUDENT' && accountStatus === 'ACTIVE' && !present.includes(customerId),
  );
  return idle[offset]!;
}

/** How fresh live screens are to be. */
export const soon = { timeout: 5_000 };

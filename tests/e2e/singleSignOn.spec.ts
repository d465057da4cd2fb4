import { apiBase } from '../../src/contract/wire.ts';
import { singleSignOnPath } from '../../src/domain/singleSignOn.ts';
import { freePort } from '../support/freePort.ts';
import { startLiveServer } from '../support/liveServer.ts';
import { openIdProvider } from '../support/openIdProvider.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

test('an owner signs in at the identity provider and comes to the screen that they asked for', async ({
  browser,
  words,
  say,
}) => {
  const port = await freePort();
  const provider = await openIdProvider({
    redirectUri: `http://localhost:${port}${apiBase}${singleSignOnPath}/callback`,
  });
  const server = await startLiveServer({
    port,
    env: { ...provider.env, SECRET_KEY: 'a key for tests, of which nobody else knows' },
  });
  try {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/student');
    const link = page.getByRole('link', { name: say('login.singleSignOn', { name: 'Campus ID' }) });
    await expectAccessible(page);

    // Cancelled there.
    await link.click();
    await expect(page.getByRole('alert')).toHaveText(
      say('login.singleSignOnProblem.REFUSED', { name: 'Campus ID' }),
    );
    await expectAccessible(page);

    provider.signIn({ email: server.owner.email });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.url}/student`);
    await expect(page.getByRole('heading', { level: 1, name: words.screens.students })).toBeVisible();
    await context.close();
  } finally {
    await server.stop();
    await provider.close();
  }
});

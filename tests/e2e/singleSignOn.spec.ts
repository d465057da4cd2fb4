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

    // With an account that has none here; the provider remembers it, and asks for another.
    provider.signIn({ email: 'nobody@else.example' });
    await link.click();
    await expect(page.getByRole('alert')).toHaveText(say('login.singleSignOnProblem.NO_ACCOUNT'));

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

test("an academy's own provider: its owner sets it up, a manager signs in there, and again when the session ends at work", async ({
  browser,
  words,
  say,
}) => {
  const port = await freePort();
  const env = { OIDC_ALLOWED_HOSTS: 'localhost', SECRET_KEY: 'a key for tests, of which nobody else knows' };
  const server = await startLiveServer({ port, env });
  const { groupId, owner: account } = server;
  const provider = await openIdProvider({
    redirectUri: `${server.url}${apiBase}${singleSignOnPath}/callback/${groupId}`,
  });
  const {
    issuer,
    clientId,
    clientSecret,
    name,
    isEnabled,
    try: tryIt,
    tried,
    saved,
    title,
  } = words.settings.singleSignOn;
  try {
    const owner = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
    const { email, password: passwd } = account;
    await owner.request.post(`${apiBase}/auth/login`, {
      headers: { Origin: server.url, 'X-Requested-With': 'studyroom-console' },
      data: { userId: email, passwd },
    });
    const setting = await owner.newPage();
    await setting.goto('/setting/group');
    const part = setting.getByRole('region', { name: title });
    await part.getByLabel(issuer).fill(provider.env.OIDC_ISSUER);
    await part.getByLabel(clientId).fill(provider.env.OIDC_CLIENT_ID);
    await part.getByLabel(clientSecret).fill('not the secret');
    await part.getByRole('button', { name: tryIt }).click();
    await expect(part.getByText(words.validation.clientSecretWrong)).toBeVisible();
    await part.getByLabel(clientSecret).fill(provider.env.OIDC_CLIENT_SECRET);
    await part.getByRole('button', { name: tryIt }).click();
    await expect(part.getByText(tried)).toBeVisible();
    await part.getByLabel(name).fill('Hanbit ID');
    await expect(part.getByRole('switch', { name: isEnabled })).toBeChecked();
    await part.getByRole('button', { name: words.reports.settings.save }).click();
    await expect(setting.getByText(saved)).toBeVisible();
    await expectAccessible(setting);
    await owner.close();

    const manager = await server.person({ kind: 'MANAGER', name: '이새봄' });
    provider.signIn({ email: manager.email });
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`/a/${groupId}`);
    const button = say('login.singleSignOn', { name: 'Hanbit ID' });
    await page.getByRole('link', { name: button }).click();
    await page.waitForURL(`${server.url}/**`);
    await page.goto('/setting/profile');
    const field = page.getByRole('textbox', { name: words.door.name });
    await field.fill('이새봄이');

    await context.clearCookies();
    await page.getByRole('button', { name: words.app.save }).first().click();
    const dialog = page.getByRole('dialog', { name: words.signInAgain.title });
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: button }).click();
    const popup = await opened;
    await expect(page.getByText(words.myProfile.saved)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue('이새봄이');
    await expect.poll(() => popup.isClosed()).toBe(true);
    await context.close();
  } finally {
    await server.stop();
    await provider.close();
  }
});

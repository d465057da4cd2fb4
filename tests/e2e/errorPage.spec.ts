import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

/** Specification, section 2: what the error page says and what its confirm button does, by type. */
const types = [
  { type: 'auth', text: 'service', stranger: '/auth', signedIn: '/auth' },
  { type: 'resetpw', text: 'service', stranger: '/auth/login', signedIn: '/dashboard' },
  { type: 'inactive', text: 'inactive', stranger: '/auth/login', signedIn: '/dashboard' },
  { type: 'notfound', text: 'notfound', stranger: '/', signedIn: '/dashboard' },
  { type: 'service', text: 'service', stranger: '/', signedIn: '/dashboard' },
  { type: 'no-such-type', text: 'service', stranger: '/', signedIn: '/dashboard' },
] as const;

test('each error page explains what happened, and leads visitors on [S2.32]', async ({ page, words }) => {
  for (const { type, text, stranger } of types) {
    await page.goto(`/error?type=${type}`);
    await expect(page.getByRole('heading', { name: words.errorPage[text].title })).toBeVisible();
    await expect(page.getByRole('button', { name: words.app.contactSupport })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.errorPage[text].exit }).click();
    await expect(page).toHaveURL(stranger);
  }
});

test('each error page links a signed-in user back to the console', async ({ page, words, signIn }) => {
  await signIn('OWNER');
  for (const { type, text, signedIn } of types) {
    await page.goto(`/error?type=${type}`);
    await page.getByRole('button', { name: words.errorPage[text].exit }).click();
    await expect(page).toHaveURL(signedIn);
  }
});

test('a timeout leads back one page and offers support [S2.31]', async ({ page, words, signIn }) => {
  await signIn('OWNER');
  await page.goto('/room/history');
  await page.goto('/error?type=timeout');
  await expect(page.getByRole('button', { name: words.app.contactSupport })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.errorPage.timeout.exit }).click();
  await expect(page).toHaveURL('/room/history');
});

test('an address that is none is a page that is not found', async ({ page, words }) => {
  await page.goto('/no/such/screen');
  await expect(page).toHaveURL('/error?type=notfound');
  await expect(page.getByRole('heading', { name: words.errorPage.notfound.title })).toBeVisible();
});

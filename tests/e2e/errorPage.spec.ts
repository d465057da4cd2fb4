import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

/** Specification, section 2: what the error page's confirm button does, by type. */
const exits = [
  { type: 'auth', text: 'service', stranger: '/auth' },
  { type: 'resetpw', text: 'service', stranger: '/auth/login' },
  { type: 'inactive', text: 'inactive', stranger: '/auth/login' },
  { type: 'notfound', text: 'notfound', stranger: '/', signedIn: '/dashboard' },
  { type: 'service', text: 'service', stranger: '/', signedIn: '/dashboard' },
  { type: 'no-such-type', text: 'service', stranger: '/', signedIn: '/dashboard' },
] as const;

for (const { type, text, stranger } of exits)
  test(`the error page "${type}" leads a stranger to ${stranger}`, async ({ page, words }) => {
    await page.goto(`/error?type=${type}`);
    const { title, exit } = words.errorPage[text];
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: words.errorPage.contact })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: exit }).click();
    await expect(page).toHaveURL(stranger);
  });

for (const { type, text, signedIn } of exits.flatMap(exit => ('signedIn' in exit ? [exit] : [])))
  test(`the error page "${type}" leads who is signed in to ${signedIn}`, async ({ page, words, signIn }) => {
    await signIn('OWNER');
    await page.goto(`/error?type=${type}`);
    await page.getByRole('button', { name: words.errorPage[text].exit }).click();
    await expect(page).toHaveURL(signedIn);
  });

test('the error page "timeout" goes back one page and offers support', async ({ page, words, signIn }) => {
  await signIn('OWNER');
  await page.goto('/room/history');
  await page.goto('/error?type=timeout');
  await expect(page.getByRole('button', { name: words.errorPage.contact })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.errorPage.timeout.exit }).click();
  await expect(page).toHaveURL('/room/history');
});

test('an address that is none is a page that is not found', async ({ page, words }) => {
  await page.goto('/no/such/screen');
  await expect(page).toHaveURL('/error?type=notfound');
  await expect(page.getByRole('heading', { name: words.errorPage.notfound.title })).toBeVisible();
});

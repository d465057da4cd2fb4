import { expectAccessible } from './support/expectAccessible.ts';
import { everywhere, expect, test } from './support/test.ts';

test('a demo account signs in on the sign-in page', everywhere, async ({ page, words }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: words.login.title })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /manager@demo\.example/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: words.app.profileMenu })).toBeVisible();
  // The form is gone that had the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('with a wrong password', () => {
  test.use({ expectedComplaints: [/401.*\/auth\/login/] });

  test('the sign-in page shows the specified message', async ({ page, words }) => {
    await page.goto('/auth/login');
    await page.getByLabel(words.login.email).fill('owner@demo.example');
    await page.getByLabel(words.login.password).fill('not-the-password1');
    await page.getByRole('button', { name: words.login.submit, exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(words.errors.LOGIN_FAILED);
    await expect(page.getByLabel(words.login.email)).toHaveValue('owner@demo.example');
    await expectAccessible(page);
  });
});

test('a guarded address asks to sign in, and leads on to itself [S2.6]', async ({ page, words }) => {
  await page.goto('/student?page=2');
  await expect(page).toHaveURL('/auth/login?from=%2Fstudent%3Fpage%3D2');
  await page.getByRole('button', { name: /owner@demo\.example/ }).click();
  await expect(page).toHaveURL(/\/student\?page=2/);
  await expect(page.getByRole('button', { name: words.app.profileMenu })).toBeVisible();
});

test('an unknown "from" is dropped', async ({ page }) => {
  await page.goto(`/auth/login?${new URLSearchParams({ from: '//evil.example' })}`);
  await page.getByRole('button', { name: /owner@demo\.example/ }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('who is signed in is sent on from the sign-in page [S2.3]', async ({ page, signIn }) => {
  await signIn('OWNER');
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/dashboard');
});

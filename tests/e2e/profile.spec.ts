import { expectAccessible } from './support/expectAccessible.ts';
import { alsoOnPhones, expect, test } from './support/test.ts';

test(
  'a second factor is begun in the profile, with a code to scan [S2.28]',
  alsoOnPhones,
  async ({ page, words, signIn }) => {
    await signIn('MANAGER');
    await page.goto('/setting/profile');
    await expect(page.getByRole('heading', { name: words.myProfile.signIns.title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.myProfile.twoFactor.turnOn }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.myProfile.password.current).fill('studyroom1');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.app.confirm }).click();
    await expect(page.getByRole('img', { name: words.myProfile.twoFactor.qr })).toBeVisible();
    await expectAccessible(page);
  },
);

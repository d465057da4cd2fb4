import { contract } from '../../src/contract/index.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

test('a key is created, copied without HTTPS too, used by a program, and revoked', async ({
  page,
  words,
  signIn,
  request,
  baseURL,
}) => {
  const name = `Room server ${test.info().project.name}`;
  // Browsers keep the clipboard from pages without HTTPS; this address is exempt.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await signIn('OWNER');
  await page.goto('/setting/api-keys');
  await page.getByRole('button', { name: words.apiKeys.create }).first().click();
  await page.getByRole('textbox', { name: words.apiKeys.name }).fill(name);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: words.apiKeys.create }).click();
  const shown = page.getByTestId('secret');
  const secret = (await shown.textContent())!;
  await expectAccessible(page);
  await page.getByRole('button', { name: words.apiKeys.copy, exact: true }).click();
  await expect(page.getByText(words.apiKeys.copied)).toBeVisible();
  await page.getByRole('button', { name: words.apiKeys.secret.stored }).click();
  await expect(shown).toBeHidden();

  const read = () =>
    request.get(`${baseURL}/api/v1${contract.roomService.rooms.path}`, {
      headers: { Authorization: `Bearer ${secret}` },
    });
  expect((await read()).status()).toBe(200);
  await page
    .getByRole('button', { name: words.apiKeys.revokeNamed.replace('%{name}', name) })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: words.apiKeys.revoke }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await read()).status()).toBe(401);
  await expectAccessible(page);
});

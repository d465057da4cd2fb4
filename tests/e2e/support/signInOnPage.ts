import type { Page } from '@playwright/test';
import type { Messages } from '../../../src/i18n/en/index.ts';
import { password } from '../../support/person.ts';
import { expect } from './test.ts';

/** Signs an account in on the sign-in page of a console, and waits for the shell. */
export async function signInOnPage(page: Page, address: string, words: Messages, email: string) {
  await page.goto(address);
  await page.getByLabel(words.login.email).fill(email);
  await page.getByLabel(words.login.password).fill(password);
  await page.getByRole('button', { name: words.login.submit, exact: true }).click();
  await expect(page.getByRole('button', { name: words.app.profileMenu })).toBeVisible();
}

import type { Locator, Page } from '@playwright/test';
import { apiBase, contract } from '../../src/contract/index.ts';
import { fillGaps } from '../../src/domain/fillGaps.ts';
import { inquiry as enWords, type InquiryWords } from '../../src/i18n/en/landing/inquiry.ts';
import { page as en } from '../../src/i18n/en/landing/page.ts';
import { inquiry as koWords } from '../../src/i18n/ko/landing/inquiry.ts';
import { page as ko } from '../../src/i18n/ko/landing/page.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { alsoOnPhones, expect, test } from './support/test.ts';

const address = `**${apiBase}${contract.inquiries.create.path}`;
const languageOf = (locale: string | undefined) => (locale?.startsWith('ko') ? 'ko' : 'en');

async function openInquiry(
  page: Page,
  locale: string | undefined,
): Promise<{ popup: Locator; words: InquiryWords }> {
  const language = languageOf(locale);
  const words = { ko: koWords, en: enWords }[language];
  await page.goto('/');
  await page.locator('main').getByRole('button', { name: { ko, en }[language].hero.inquiry }).first().click();
  return { words, popup: page.getByRole('dialog', { name: words.title }) };
}

async function fillIn(popup: Locator, { fields, choices }: InquiryWords, company: string) {
  const text = { name: '서지훈', company, department: '운영팀', position: '실장' };
  for (const [field, value] of Object.entries(text))
    await popup.getByLabel(fields[field as keyof typeof text], { exact: true }).fill(value);
  await popup.getByLabel(fields.email, { exact: true }).fill('jihoon@pureunkkum.example');
  await popup.getByLabel(fields.phone, { exact: true }).fill('02-1234-5678');
  await popup.getByLabel(fields.mobile, { exact: true }).fill('010 1234 5678');
  await popup.getByRole('radio', { name: choices.inquiryUserCount['51_100'], exact: true }).check();
  await popup.getByRole('radio', { name: choices.inquiryDuration.OVER_12, exact: true }).check();
  await popup.getByRole('radio', { name: choices.inquiryStart.WITHIN_3, exact: true }).check();
  await popup.getByRole('checkbox', { name: fields.privacyConsent }).check();
}

test(
  'a visitor inquires, having read what they agree to [S2.2 S2.30]',
  alsoOnPhones,
  async ({ page, locale }) => {
    const { popup, words } = await openInquiry(page, locale);
    await expect(popup).toBeVisible();
    await expectAccessible(page);
    // Every option of the specification's section 9 is there.
    await expect(
      popup.getByRole('radiogroup', { name: words.fields.userCount }).getByRole('radio'),
    ).toHaveCount(4);
    await expect(
      popup.getByRole('radiogroup', { name: words.fields.serviceDuration }).getByRole('radio'),
    ).toHaveCount(6);
    await expect(
      popup.getByRole('radiogroup', { name: words.fields.expectedStart }).getByRole('radio'),
    ).toHaveCount(4);
    await fillIn(popup, words, '푸른꿈 학원');

    await popup.getByRole('button', { name: `${words.marketing.title}: ${words.read}` }).click();
    const marketing = page.getByRole('dialog', { name: words.marketing.title });
    await expectAccessible(page);
    await marketing.getByRole('button', { name: words.agree }).click();
    await expect(popup.getByRole('checkbox', { name: words.fields.marketingConsent })).toBeChecked();

    await popup.getByRole('button', { name: `${words.privacy.title}: ${words.read}` }).click();
    await expect(page.getByRole('dialog', { name: words.privacy.title })).toContainText('12');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: words.privacy.title })).toBeHidden();
    await expect(popup.getByRole('button', { name: `${words.privacy.title}: ${words.read}` })).toBeFocused();
    await expect(popup).toBeVisible();

    const answered = page.waitForResponse(address);
    await popup.getByRole('button', { name: words.submit }).click();
    expect((await answered).status()).toBe(201);
    const done = page.getByRole('dialog', { name: words.done.title });
    await expectAccessible(page);
    await done.getByRole('button', { name: words.done.confirm }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('every field has its own message for what is missing [S5.12]', async ({ page, locale }) => {
  const { popup, words } = await openInquiry(page, locale);
  const { inquiry: messages, email, name, phone } = words.validation;
  const said = (field: string) => page.locator(`#inquiry-${field}-error`);
  await popup.getByRole('button', { name: words.submit }).click();
  for (const [field, message] of Object.entries(messages)) await expect(said(field)).toHaveText(message);
  const summary = popup.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(fillGaps(words.summary.many, { count: Object.keys(messages).length }));
  await expectAccessible(page);

  await summary.getByRole('button', { name: words.fields.expectedStart }).click();
  await expect(popup.getByRole('radio', { name: words.choices.inquiryStart.WITHIN_1 })).toBeFocused();
  await popup.getByLabel(words.fields.email, { exact: true }).fill('jihoon@');
  await popup.getByLabel(words.fields.name, { exact: true }).fill('가');
  await popup.getByLabel(words.fields.mobile, { exact: true }).fill('010');
  await expect(said('email')).toHaveText(email);
  await expect(said('name')).toHaveText(name);
  await expect(said('mobile')).toHaveText(phone);
});

test('cancelling aborts the request, and trying again makes one inquiry [S2.30 S4.13]', async ({
  page,
  locale,
}) => {
  const keys: string[] = [];
  const ids: string[] = [];
  const { popup, words } = await openInquiry(page, locale);
  await fillIn(popup, words, '한 번만 문의하는 학원');
  // The first attempt reaches the server, but its response does not arrive in time.
  await page.route(address, async (route, request) => {
    keys.push((await request.headerValue('Idempotency-Key'))!);
    const answer = await route.fetch();
    ids.push(((await answer.json()) as { id: string }).id);
    if (keys.length > 1) await route.fulfill({ response: answer });
  });
  const aborted = page.waitForEvent('requestfailed', request => request.method() === 'POST');
  await popup.getByRole('button', { name: words.submit }).click();
  const pending = page.getByRole('dialog', { name: words.pending.title });
  await expect(pending).toBeVisible();
  await expect.poll(() => ids.length).toBe(1);
  await pending.getByRole('button', { name: words.pending.cancel }).click();
  expect((await aborted).failure()?.errorText).toContain('ABORTED');
  await expect(popup.getByRole('status')).toHaveText(words.cancelled);
  await expect(popup.getByLabel(words.fields.name, { exact: true })).toHaveValue('서지훈');

  await popup.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('dialog', { name: words.done.title })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test.describe('when the server does not answer', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('what was typed is kept, also when the popup is closed [S4.13]', async ({ page, locale }) => {
    const { popup, words } = await openInquiry(page, locale);
    await fillIn(popup, words, '끊긴 학원');
    await page.route(address, route => route.abort());
    await popup.getByRole('button', { name: words.submit }).click();
    await expect(popup.getByRole('alert')).toContainText(words.failed);
    await expect(popup.getByRole('alert')).toContainText(words.errors.UNREACHABLE);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await page
      .locator('main')
      .getByRole('button', { name: { ko, en }[languageOf(locale)].hero.inquiry })
      .first()
      .click();
    await expect(popup.getByLabel(words.fields.company, { exact: true })).toHaveValue('끊긴 학원');
  });
});

import type { Page } from '@playwright/test';
import type { Messages } from '../../src/i18n/en/index.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { digitsIn, linkIn, newestMail } from './support/mails.ts';
import { alsoOnPhones, expect, test } from './support/test.ts';

const newPassword = 'another2day';

/** Chooses a new password in the form that is shown. */
async function choosePassword(page: Page, words: Messages, chosen: string) {
  await page.getByLabel(words.password.new).fill(chosen);
  await page.getByLabel(words.password.confirmation).fill(chosen);
}

async function signInWith(page: Page, words: Messages, email: string, password: string) {
  await page.getByRole('textbox', { name: words.login.email }).fill(email);
  await page.getByLabel(words.login.password).fill(password);
  await page.getByRole('button', { name: words.login.submit, exact: true }).click();
}

test('a stranger opens an academy, invites a manager, who accepts, and gets over a forgotten password', async ({
  page,
  context,
  words,
  isMobile,
  browser,
  locale,
  address,
  baseURL,
}, info) => {
  test.slow();
  const { door, login } = words;
  const mark = `${Date.now().toString(36)}${info.workerIndex}`;
  const owner = `owner-${mark}@front.example`;
  const manager = `manager-${mark}@front.example`;

  await page.goto('/auth/signup');
  await page.getByRole('textbox', { name: login.email }).fill(owner);
  await page.getByRole('checkbox', { name: door.consents.all }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: door.signup.sendMail }).click();
  await expect(page.getByRole('heading', { name: door.signup.sentTitle })).toBeVisible();
  await expectAccessible(page);

  // The mail opens a second tab; the first one says that it goes on there.
  const mail = await newestMail(context.request, owner);
  const second = await context.newPage();
  await second.goto(linkIn(mail.text));
  await expect(second.getByRole('heading', { name: door.signup.passwordTitle })).toBeVisible();
  await expect(page.getByRole('heading', { name: door.signup.confirmedTitle })).toBeVisible();
  await choosePassword(second, words, 'studyroom1');
  await expectAccessible(second);
  await second.getByRole('button', { name: door.next }).click();

  // Back walks the steps, and forward finds what was typed.
  await second.getByLabel(door.name, { exact: false }).first().fill('한소유');
  await second.goBack();
  await expect(second.getByRole('heading', { name: door.signup.passwordTitle })).toBeVisible();
  await second.getByRole('button', { name: door.next }).click();
  await expect(second.getByRole('textbox', { name: door.name }).first()).toHaveValue('한소유');

  await second
    .getByLabel(door.mobile)
    .fill(`010${mark.replace(/\D/g, '').padEnd(8, '7').slice(-4)}${String(Date.now()).slice(-4)}`);
  await second.getByRole('button', { name: door.signup.sendCode }).click();
  await expect(second.getByLabel(door.signup.phoneCode)).toBeVisible();
  const code = await newestMail(context.request, owner, mail.path);
  await second.getByLabel(door.signup.phoneCode).fill(digitsIn(code.text));
  await second.getByRole('button', { name: door.signup.verify, exact: true }).click();
  await expect(second.getByText(door.signup.phoneVerified)).toBeVisible();
  await second.getByLabel(door.academyName).fill('앞문 학원');
  await second.getByLabel(door.academyId).fill('demo-academy');
  await expect(second.getByText(words.errors.GROUP_ID_TAKEN)).toBeVisible();
  await second.getByLabel(door.academyId).fill(`front-${mark}`);
  await expect(second.getByText(door.signup.idFree)).toBeVisible();
  await expectAccessible(second);
  await second.getByRole('button', { name: door.signup.create }).click();
  await expect(second.getByRole('heading', { name: door.signup.doneTitle })).toBeVisible();
  await expectAccessible(second);

  // Until it is set up, every way into the console leads through the set-up.
  await second.goto('/student');
  await expect(second).toHaveURL('/auth/setup');
  await expect(second.getByLabel(door.academyName)).toHaveValue('앞문 학원');
  await expectAccessible(second);
  await second.getByRole('button', { name: door.next }).click();
  const students = second.getByRole('region', { name: door.setup.students, exact: true });
  await students.getByPlaceholder(door.name).first().fill('김첫째');
  await students.getByPlaceholder(door.email).first().fill(`student-${mark}@front.example`);
  const managers = second.getByRole('region', { name: door.setup.managers, exact: true });
  await managers.getByPlaceholder(door.name).fill('박매니저');
  await managers.getByPlaceholder(door.email).fill(manager);
  await expectAccessible(second);
  await second.getByRole('button', { name: door.next }).click();
  await second.getByRole('button', { name: door.setup.finish }).click();
  await expect(second).toHaveURL('/dashboard');

  // The manager sits at another computer.
  const theirs = await browser.newContext({
    baseURL: baseURL!,
    ...(locale ? { locale } : {}),
    ...(isMobile ? { viewport: { width: 390, height: 844 }, isMobile, hasTouch: true } : {}),
    extraHTTPHeaders: { 'X-Forwarded-For': address },
  });
  const desk = await theirs.newPage();
  await desk.goto(linkIn((await newestMail(context.request, manager)).text));
  await desk.getByLabel(door.phone).fill('01012345678');
  await choosePassword(desk, words, 'studyroom1');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: door.invitation.accept }).click();
  await desk.getByRole('link', { name: door.toLogin }).click();

  await expect(desk.getByRole('link', { name: login.forgot })).toHaveAttribute('href', '/auth/resetpw');
  await desk.goto('/auth/resetpw');
  await desk.getByRole('textbox', { name: login.email }).fill(manager);
  await desk.getByRole('button', { name: door.reset.send }).click();
  await expect(desk.getByRole('heading', { name: door.reset.sentTitle })).toBeVisible();
  await expectAccessible(desk);
  const reset = linkIn((await newestMail(context.request, manager)).text);
  await desk.goto(reset);
  await choosePassword(desk, words, newPassword);
  await desk.getByRole('button', { name: door.reset.save }).click();
  await desk.getByRole('link', { name: door.toLogin }).click();
  await signInWith(desk, words, manager, newPassword);
  await expect(desk.getByRole('button', { name: words.app.profileMenu })).toBeVisible();
  await theirs.close();
});

test(
  'a changed profile is shown on every screen [S2.10 S2.28]',
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

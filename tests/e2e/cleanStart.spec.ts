import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { pathOf } from '../../src/screens.ts';
import { freePort } from '../support/freePort.ts';
import { openMailServer } from '../support/mailServer.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { plainTextOf } from './support/plainTextOf.ts';
import { expect, test } from './support/test.ts';

const link = /http:\/\/localhost:\d+\/auth\/\S+code=\S+/;
const digits = /^\d{6}(?=\r?$)/m;

/** An installation with nothing in it but a mail server, and what is read of its mails. */
async function openInstallation() {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-clean-'));
  const mails = await openMailServer(() => 'take');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = await startBuiltServer({
    DEMO: '0',
    PORT: String(port),
    DATA_DIR: folder,
    SMTP_URL: mails.url,
    PUBLIC_URL: origin,
  });
  return {
    at: (address: string) => origin + address,
    /** What the newest mail to an address has of a kind, such as its link. */
    async read(to: string, pattern: RegExp): Promise<string> {
      let found = '';
      await expect(() => {
        const texts = mails.messages.filter((_, index) => mails.delivered[index] === to).map(plainTextOf);
        found = texts.map(text => pattern.exec(text)?.[0]).findLast(match => match !== undefined) ?? '';
        expect(found).not.toBe('');
      }).toPass({ timeout: 20_000 });
      return found;
    },
    async close() {
      await server.stop();
      await mails.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('on an empty installation a stranger opens an academy and invites people; a manager accepts, and gets over a forgotten password', async ({
  page,
  context,
  words,
  browser,
  locale,
}) => {
  const { door, login, password } = words;
  const { at, read, close } = await openInstallation();
  const [owner, manager, student] = ['owner', 'manager', 'student'].map(name => `${name}@front.example`) as [
    string,
    string,
    string,
  ];
  const choosePassword = async (where: Page, chosen: string) => {
    await where.getByLabel(password.new).fill(chosen);
    await where.getByLabel(password.confirmation).fill(chosen);
  };
  const theirs = await browser.newContext({ ...(locale ? { locale } : {}), reducedMotion: 'reduce' });
  try {
    const outbox = await context.request.get(at('/dev/outbox'));
    expect(outbox.headers()['content-type']).not.toContain('outbox');

    await page.goto(at(pathOf('signup')));
    await page.getByRole('textbox', { name: login.email }).fill(owner);
    await page.getByRole('checkbox', { name: door.consents.all }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: door.signup.sendMail }).click();
    await expect(page.getByRole('heading', { name: door.signup.sentTitle })).toBeVisible();
    await expectAccessible(page);

    // The mail opens a second tab; the first one says that it goes on there.
    const second = await context.newPage();
    await second.goto(await read(owner, link));
    await expect(second.getByRole('heading', { name: door.signup.passwordTitle })).toBeVisible();
    await expect(page.getByRole('heading', { name: door.signup.confirmedTitle })).toBeVisible();
    await choosePassword(second, 'studyroom1');
    await expectAccessible(second);
    await second.getByRole('button', { name: door.next }).click();

    // Back walks the steps, and forward finds what was typed.
    await second.getByRole('textbox', { name: door.name }).first().fill('한소유');
    await second.goBack();
    await expect(second.getByRole('heading', { name: door.signup.passwordTitle })).toBeVisible();
    await second.getByRole('button', { name: door.next }).click();
    await expect(second.getByRole('textbox', { name: door.name }).first()).toHaveValue('한소유');

    await second.getByLabel(door.mobile).fill('010-1234-5678');
    await second.getByRole('button', { name: door.signup.sendCode }).click();
    await second.getByLabel(door.signup.phoneCode).fill(await read(owner, digits));
    await second.getByRole('button', { name: door.signup.verify, exact: true }).click();
    await expect(second.getByText(door.signup.phoneVerified)).toBeVisible();
    await second.getByLabel(door.academyName).fill('앞문 학원');
    await second.getByLabel(door.academyId).fill('front-academy');
    await expect(second.getByText(door.signup.idFree)).toBeVisible();
    await expectAccessible(second);
    await second.getByRole('button', { name: door.signup.create }).click();
    await expect(second.getByRole('heading', { name: door.signup.doneTitle })).toBeVisible();
    await expectAccessible(second);

    // Until it is set up, every way into the console leads through the set-up.
    await second.goto(at(pathOf('students')));
    await expect(second).toHaveURL(at('/auth/setup'));
    await expect(second.getByLabel(door.academyName)).toHaveValue('앞문 학원');
    await expectAccessible(second);
    await second.getByRole('button', { name: door.next }).click();
    for (const [rows, name, email] of [
      [door.setup.students, '김첫째', student],
      [door.setup.managers, '박매니저', manager],
    ] as const) {
      const region = second.getByRole('region', { name: rows, exact: true });
      await region.getByPlaceholder(door.name).first().fill(name);
      await region.getByPlaceholder(door.email).first().fill(email);
    }
    await expectAccessible(second);
    await second.getByRole('button', { name: door.next }).click();
    await second.getByRole('button', { name: door.setup.finish }).click();
    await expect(second).toHaveURL(at(pathOf('dashboard')));
    await second.goto(at(pathOf('students')));
    await expect(second.getByRole('row', { name: /김첫째/ })).toBeVisible();
    await read(student, /front-academy/);

    // The manager sits at another computer.
    const desk = await theirs.newPage();
    await desk.goto(await read(manager, link));
    await desk.getByLabel(door.phone).fill('01012345678');
    await choosePassword(desk, 'studyroom1');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: door.invitation.accept }).click();
    await desk.getByRole('link', { name: door.toLogin }).click();

    await desk.getByRole('link', { name: login.forgot }).click();
    await expect(desk.getByRole('heading', { name: door.reset.title })).toBeVisible();
    await desk.getByRole('textbox', { name: login.email }).fill(manager);
    await desk.getByRole('button', { name: door.reset.send }).click();
    await expect(desk.getByRole('heading', { name: door.reset.sentTitle })).toBeVisible();
    await expectAccessible(desk);
    await desk.goto(await read(manager, /http\S+resetpw\S*code=\S+/));
    await choosePassword(desk, 'another2day');
    await desk.getByRole('button', { name: door.reset.save }).click();
    await desk.getByRole('link', { name: door.toLogin }).click();
    await desk.getByRole('textbox', { name: login.email }).fill(manager);
    await desk.getByLabel(login.password).fill('another2day');
    await desk.getByRole('button', { name: login.submit, exact: true }).click();
    await desk.getByRole('button', { name: words.app.profileMenu }).click();
    await expect(desk.getByText(manager)).toBeVisible();
  } finally {
    // Requests of open pages would find no server.
    await theirs.close();
    await context.close();
    await close();
  }
});

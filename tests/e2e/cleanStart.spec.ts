import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { en as words } from '../../src/i18n/en/index.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'en-US' });

/** A mail server that keeps what it is given, by who it is for. */
async function openMailbox() {
  const letters: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(' ');
        letters.push({ to, text: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as net.AddressInfo;
  /** The plain text of the newest email to an address, leaving out the subjects read before. */
  const read = async (to: string, pattern: RegExp): Promise<string> => {
    let found = '';
    await expect(() => {
      const texts = letters.filter(letter => letter.to === to).map(({ text }) => plainText(text));
      found = texts.map(text => pattern.exec(text)?.[0]).findLast(match => match !== undefined) ?? '';
      expect(found).not.toBe('');
    }).toPass({ timeout: 20_000 });
    return found;
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    read,
    close: () => new Promise<void>(resolve => server.close(resolve)),
  };
}

/** The text part of a mail, whichever way it was made fit for travelling. */
function plainText(raw: string): string {
  const part = raw.split(/^--.*$/m).find(each => /content-type: text\/plain/i.test(each)) ?? raw;
  const [head = '', ...body] = part.trim().split(/\r?\n\r?\n/);
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

test('on an empty installation a stranger gets to an academy with students and a manager, by browser and mails alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-clean-'));
  const mailbox = await openMailbox();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server: ChildProcess = spawn(process.execPath, ['dist/server/main.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '0',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      SMTP_URL: mailbox.url,
      PUBLIC_URL: origin,
    },
    stdio: 'ignore',
  });
  try {
    await expect(async () => expect((await page.request.get(`${origin}/ready`)).ok()).toBe(true)).toPass({
      timeout: 60_000,
    });
    expect((await page.request.get(`${origin}/dev/outbox`)).headers()['content-type']).not.toContain(
      'outbox',
    );
    const { door, login, password } = words;
    const choose = async (chosen: string) => {
      await page.getByLabel(password.new).fill(chosen);
      await page.getByLabel(password.confirmation).fill(chosen);
    };
    const link = /http:\/\/localhost:\d+\/auth\/\S+code=\S+/;

    await page.goto(`${origin}/auth/signup`);
    await page.getByRole('textbox', { name: login.email }).fill('first@owner.example');
    await page.getByRole('checkbox', { name: door.consents.all }).check();
    await page.getByRole('button', { name: door.signup.sendMail }).click();
    await page.goto(await mailbox.read('first@owner.example', link));
    await choose('studyroom1');
    await page.getByRole('button', { name: door.next }).click();
    await page.getByRole('textbox', { name: door.name }).first().fill('Kim Owner');
    await page.getByLabel(door.mobile).fill('010-1234-5678');
    await page.getByRole('button', { name: door.signup.sendCode }).click();
    const digits = page.getByLabel(door.signup.phoneCode);
    await digits.fill(await mailbox.read('first@owner.example', /^\d{6}(?=\r?$)/m));
    await page.getByRole('button', { name: door.signup.verify, exact: true }).click();
    await page.getByLabel(door.academyName).fill('First Academy');
    await page.getByLabel(door.academyId).fill('first-academy');
    await expect(page.getByText(door.signup.idFree)).toBeVisible();
    await page.getByRole('button', { name: door.signup.create }).click();
    await page.getByRole('link', { name: door.signup.toSetup }).click();
    await page.getByRole('button', { name: door.next }).click();

    const rowsOf = (name: string) => page.getByRole('region', { name, exact: true });
    for (const index of [0, 1]) {
      await rowsOf(door.setup.students)
        .getByPlaceholder(door.name)
        .nth(index)
        .fill(`Student ${index + 1}`);
      await rowsOf(door.setup.students)
        .getByPlaceholder(door.email)
        .nth(index)
        .fill(`student${index + 1}@first.example`);
    }
    await rowsOf(door.setup.managers).getByPlaceholder(door.name).fill('Lee Manager');
    await rowsOf(door.setup.managers).getByPlaceholder(door.email).fill('manager@first.example');
    await page.getByRole('button', { name: door.next }).click();
    await page.getByRole('button', { name: door.setup.finish }).click();
    await expect(page).not.toHaveURL(/\/auth\/setup/);
    await page.goto(`${origin}/student`);
    for (const name of ['Student 1', 'Student 2'])
      await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible({ timeout: 20_000 });
    await mailbox.read('student1@first.example', /first-academy/);

    await page.context().clearCookies();
    await page.goto(await mailbox.read('manager@first.example', link));
    await page.getByLabel(door.phone).fill('01087654321');
    await choose('studyroom2');
    await page.getByRole('button', { name: door.invitation.accept }).click();
    await page.getByRole('link', { name: door.toLogin }).click();
    await page.getByRole('textbox', { name: login.email }).fill('manager@first.example');
    await page.getByLabel(login.password).fill('studyroom2');
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await page.getByRole('button', { name: words.app.profileMenu }).click();
    await expect(page.getByText('manager@first.example')).toBeVisible();
  } finally {
    // Requests of the open page would find no account.
    await page.close();
    server.kill('SIGTERM');
    await new Promise(resolve => server.once('exit', resolve));
    await mailbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

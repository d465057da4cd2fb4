import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import packageJson from '../../../../package.json' with { type: 'json' };
import { openDatabase } from '../../../../server/database/open.ts';
import { databaseTemplate } from '../../../../server/database/template.ts';
import { examine as examineInstallation } from '../../../../server/commands/doctor/examine.ts';
import { facts } from '../../../../server/database/schema/index.ts';
import { holdsDemo } from '../../../../server/demo/seed.ts';
import { expectNoise } from '../../../support/noise.ts';
import { openIdProvider } from '../../../support/openIdProvider.ts';
import { openHookReceiver } from '../../../support/hookReceiver.ts';
import { openMailServer } from '../../../support/mailServer.ts';
import { ofProcess } from '../../../support/programs/ofProcess.ts';
import { startProgram, type ProgramOptions } from '../../../support/programs/startProgram.ts';
import { temporaryFolder } from '../../../support/programs/temporaryFolder.ts';

/** What the checks find, by their names; without a process of its own, which takes a second. */
async function examine(env: Record<string, string> = {}, cwd = temporaryFolder()) {
  const findings = await examineInstallation({ DATA_DIR: path.join(cwd, 'data'), ...env }, () => new Date());
  return {
    written: findings.map(({ text }) => text).join('\n'),
    found: Object.fromEntries(findings.map(({ name, state, text }) => [name, `${state}: ${text}`])),
  };
}

/** Runs the program to its end and checks its form: a line for each check, and 1 exactly if one has failed. */
async function runDoctor(given: Partial<ProgramOptions> = {}) {
  const cwd = given.cwd ?? temporaryFolder();
  const program = await startProgram('doctor', { ...given, cwd });
  const code = await program.ended;
  const rows = program
    .written()
    .trimEnd()
    .split('\n')
    .map(line => /^(ok|warning|failed) +([A-Z][A-Za-z]+(?: [a-z]+)?) {2,}(\S.*)$/.exec(line) ?? [line]);
  expect(rows.filter(row => row.length === 1)).toEqual([]);
  expect(code).toBe(rows.some(([, state]) => state === 'failed') ? 1 : 0);
  return {
    written: program.written(),
    code,
    found: Object.fromEntries(rows.map(([, state, name, text]) => [name, `${state}: ${text}`])),
  };
}

const stored = async (dataDir: string) =>
  openDatabase({ dataDir, template: await databaseTemplate('.cache') });

test('before the first start nothing has failed and nothing is made', ofProcess, async () => {
  const cwd = temporaryFolder();
  const { found, code } = await runDoctor({ cwd });
  expect(code).toBe(0);
  expect(found).toMatchObject({
    Settings: 'ok: All settings are valid.',
    Versions: `ok: Studyroom Console ${packageJson.version}, Node ${process.versions.node}.`,
    Disk: expect.stringMatching(/^\w+: The data folder data is writable; its disk has \d+ MB left/),
    Database: 'ok: The server creates the embedded database when it starts.',
    Mail: expect.stringMatching(/^warning: Emails are on hold/),
    Address: expect.stringMatching(/^warning: http:\/\/localhost:4000: only this machine can reach it/),
    Demo: 'ok: Off.',
  });
  expect(readdirSync(cwd)).toEqual([]);
});

test('an installation that is set up is ok in every line, and gets no mail', ofProcess, async () => {
  const cwd = temporaryFolder();
  await (await stored(path.join(cwd, 'data'))).close();
  const mail = await openMailServer(() => 'take');
  onTestFinished(mail.close);
  const settings = ['PUBLIC_URL=https://study.example', 'TRUST_PROXY=1', `SMTP_URL=${mail.url}`];
  writeFileSync(path.join(cwd, '.env'), settings.join('\n'));
  const { found } = await runDoctor({ cwd });
  // How full the disk of a test is, is not the test's to say.
  const { Disk, ...others } = found;
  expect(Disk).toContain('is writable');
  expect(Object.entries(others).filter(([, text]) => !String(text).startsWith('ok: '))).toEqual([]);
  expect(found).toMatchObject({
    Database: expect.stringMatching(/^ok: Embedded PostgreSQL \d+\.\d+ answers\.$/),
    Schema: 'ok: Up to date.',
  });
  expect(mail.delivered).toEqual([]);
});

test('a running server is reported, and the rest is checked as well', ofProcess, async () => {
  const cwd = temporaryFolder();
  const database = await stored(path.join(cwd, 'data'));
  onTestFinished(database.close);
  const { found } = await examine({}, cwd);
  expect(found.Database).toMatch(/^warning: A running server is using the data folder \S+data/);
  expect(Object.keys(found)).toEqual(expect.arrayContaining(['Disk', 'Demo', 'Mail', 'Address', 'Proxy']));
});

test('mistakes in the settings are all named', ofProcess, async () => {
  const { found } = await examine({ PORT: 'x', DEMO: 'yes' });
  expect(found.Settings).toBe('failed: PORT must be a number; DEMO must be 1 or 0.');
  expect(Object.keys(found)).toEqual(['Settings', 'Versions']);
});

test('what cannot be reached is named without its password', ofProcess, async () => {
  const { found, written } = await examine({
    DATABASE_URL: 'postgres://studyroom:hidden%2Bone@127.0.0.1:1/studyroom',
    SMTP_URL: 'smtp://somebody:hidden%2Btwo@127.0.0.1:1',
    SECRET_KEY: 'hidden three, which has 32 characters or more',
  });
  expect(found.Database).toMatch(/^failed: The database 127\.0\.0\.1:1\/studyroom cannot be reached/);
  expect(found.Mail).toMatch(/^failed: The email server 127\.0\.0\.1:1 cannot be reached.*ECONNREFUSED/);
  expect(found['Secret key']).toBe('ok: SECRET_KEY is set.');
  expect(written).not.toContain('hidden');
});

test('the identity provider is asked for its configuration', ofProcess, async () => {
  expectNoise(/oidc-provider WARNING/, 'the provider of a test keeps nothing');
  const provider = await openIdProvider({ redirectUri: 'http://localhost:4000/callback' });
  const env = { ...provider.env, OIDC_CLIENT_SECRET: 'hidden secret' };
  const { found } = await examine(env);
  expect(found.OpenID).toBe(`ok: The identity provider ${env.OIDC_ISSUER} responds.`);
  await provider.close();
  const gone = await examine(env);
  expect(gone.found.OpenID).toMatch(/^failed: The identity provider \S+ does not respond/);
  expect(gone.written).not.toContain('hidden');
});

test('a LiveKit server is asked whether it accepts the key', ofProcess, async () => {
  const answers = {
    accepts: { status: 200, headers: { 'Content-Type': 'application/json' }, text: '{"rooms":[]}' },
    rejects: { status: 401, headers: { 'Content-Type': 'application/json' }, text: '{"msg":"no"}' },
  };
  let answer = answers.accepts;
  const standIn = await openHookReceiver(() => answer);
  const env = {
    LIVEKIT_URL: standIn.url,
    LIVEKIT_API_KEY: 'devkey',
    LIVEKIT_API_SECRET: 'hidden secret of a LiveKit server, for tests',
  };
  const { host } = new URL(standIn.url);
  const accepted = await examine(env);
  expect(accepted.found.LiveKit).toBe(`ok: The LiveKit server ${host} responds and accepts the key.`);
  expect(standIn.received.map(({ path }) => path)).toEqual(['/twirp/livekit.RoomService/ListRooms']);
  answer = answers.rejects;
  const rejected = await examine(env);
  expect(rejected.found.LiveKit).toMatch(
    /^failed: The LiveKit server \S+ rejected the key\. Check LIVEKIT_API_KEY/,
  );
  await standIn.close();
  const gone = await examine(env);
  expect(gone.found.LiveKit).toMatch(/^failed: The LiveKit server \S+ cannot be reached/);
  expect(gone.written + rejected.written).not.toContain('hidden');
});

test('a mail server that refuses the password is named without it', ofProcess, async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ password }, _, callback) => callback(new Error(`${password} is wrong`)),
  });
  server.on('error', () => undefined);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise(resolve => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  const { found, written } = await examine({
    SMTP_URL: `smtp://somebody:hidden%2Btwo@127.0.0.1:${port}`,
  });
  expect(found.Mail).toMatch(/^failed: .* rejected the user or the password.*… is wrong/);
  expect(written).not.toContain('hidden');
});

test('a data folder that cannot be written to and a key that cannot be read fail', ofProcess, async () => {
  const cwd = temporaryFolder();
  mkdirSync(path.join(cwd, 'data'));
  writeFileSync(path.join(cwd, 'data/secret.key'), 'a key', {
    mode: process.getuid?.() === 0 ? 0o600 : 0o000,
  });
  chmodSync(path.join(cwd, 'data'), 0o555);
  chmodSync(cwd, 0o555);
  // Nothing is forbidden to root.
  const user = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  const { found } = await runDoctor({ cwd, ...user });
  expect(found.Disk).toMatch(/^failed: The data folder data cannot be written to\..*EACCES/);
  expect(found['Secret key']).toBe(
    'failed: data/secret.key cannot be read. Make it readable by the user the server runs as.',
  );
  const elsewhere = await runDoctor({ cwd, ...user, env: { DATA_DIR: 'new/data' } });
  expect(elsewhere.found.Disk).toMatch(/^failed: The data folder new\/data cannot be created in .*EACCES/);
});

test(
  'a demo that others can reach warns, and its database in a server without the demo fails',
  ofProcess,
  async () => {
    const cwd = temporaryFolder();
    const shown = await examine({ DEMO: '1', HOST: '0.0.0.0' }, cwd);
    expect(shown.found.Demo).toMatch(/^warning: Other machines can reach the demo.*HOST=0\.0\.0\.0 accepts/);
    const database = await stored(path.join(cwd, 'data'));
    await database.orm.insert(facts).values({ groupId: '~system', key: 'demo', value: {} });
    expect(await holdsDemo(database.orm)).toBe(true);
    await database.close();
    expect((await examine({}, cwd)).found.Demo).toMatch(/^failed: The database contains the demo/);
    expect((await examine({ DEMO: '1' }, cwd)).found.Demo).toMatch(/^ok: On. Only this machine/);
  },
);

test.runIf(process.getuid?.() === 0)(
  'the database of another user is left alone, so that its files stay theirs',
  ofProcess,
  async () => {
    const cwd = temporaryFolder();
    await (await stored(path.join(cwd, 'data'))).close();
    chownSync(path.join(cwd, 'data/database/PG_VERSION'), 65_534, 65_534);
    const { found } = await examine({}, cwd);
    expect(found.Database).toMatch(
      /^failed: The database in \S+data belongs to another user\. Run this command as/,
    );
  },
);

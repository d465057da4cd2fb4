import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '../../src/contract/index.ts';
import { createClient } from '../conformance/client.ts';
import { docker, healthy, inspect, until } from './docker.ts';
import { saw, signIn, succeed } from './expect.ts';

const project = 'studyroom-try';
const inContainer = '/tmp/studyroom.ndjson.gz';
const mailbox = 'http://localhost:8025';
const admin = { email: 'root@example.com', password: 'Tryout-2026' };

/** The text of the first email to an address, as the mail catcher has it. */
const mailTo = (address: string) =>
  until(`an email to ${address}`, async () => {
    const query = new URLSearchParams({ 'to.address': address });
    const answer = await fetch(`${mailbox}/email?${query}`);
    const [found] = (await answer.json()) as { text: string }[];
    return found?.text ?? null;
  });

/** `compose.yaml` as its comments, the README and docs/operations.md say: in a folder that has the project's files and nothing else. */
export async function tryTogether(folder: string, image: string, url: string): Promise<void> {
  const settings = path.join(folder, '.env');
  const set = (...lines: string[]) => appendFileSync(settings, lines.join('\n') + '\n');
  const plain = ['compose', '--project-name', project, '--profile', 'mail'];
  const compose = (...args: string[]) => docker([...plain, ...args], { cwd: folder });
  const console_ = () => compose('ps', '--quiet', 'console');
  const inside = (program: string, ...args: string[]) =>
    compose('exec', '-T', 'console', 'node', `dist/server/${program}.mjs`, ...args);
  const up = async (...args: string[]) => {
    compose(...args, 'up', '--detach');
    return healthy(console_());
  };
  const browser = createClient({ url, origin: url, headers: {} });
  const signedIn = () => signIn(browser, admin.email, admin.password);

  writeFileSync(path.join(folder, 'compose.override.yaml'), `services: { console: { image: ${image} } }\n`);
  const password = `POSTGRES_PASSWORD=${randomBytes(16).toString('hex')}`;
  const mail = 'SMTP_URL=smtp://mail:1025';
  const missing = (given: string) => {
    writeFileSync(settings, `${given}\n`);
    return docker([...plain, 'up', '--detach'], { cwd: folder, fails: true });
  };
  saw(
    'without a password of the database it says so',
    missing(mail).includes('Set POSTGRES_PASSWORD in .env'),
  );
  saw('without an email server it says so', missing(password).includes('Set SMTP_URL in .env'));
  set(mail, `SECRET_KEY=${randomBytes(32).toString('base64')}`, `PORT=${new URL(url).port}`);

  try {
    console.log(`    healthy after ${await up()} s, on PostgreSQL`);
    docker(
      [
        ...plain,
        'exec',
        '-T',
        'console',
        'node',
        'dist/server/createAdmin.mjs',
        '--email',
        admin.email,
        '--name',
        'Root',
      ],
      { cwd: folder, input: `${admin.password}\n` },
    );
    await signedIn();
    saw('the super administrator that createAdmin.mjs makes signs in', true);
    await succeed(browser, contract.auth.requestEmail, {
      body: { email: 'owner@example.com', language: 'en' },
    });
    saw('an email with a link of sign-up arrives', (await mailTo('owner@example.com')).includes(url));

    mkdirSync(path.join(folder, 'own'), { recursive: true });
    writeFileSync(path.join(folder, 'own/brand.json'), JSON.stringify({ name: 'Tryout Rooms' }));
    writeFileSync(
      path.join(folder, 'own/plans.json'),
      JSON.stringify([{ id: 'FREE', name: 'Tryout plan', students: 7, managers: 1, observers: 1 }]),
    );
    cpSync(path.join(folder, 'examples/content'), path.join(folder, 'own/content'), { recursive: true });
    set('BRAND_FILE=/own/brand.json', 'CONTENT_DIR=/own/content', 'PLANS_FILE=/own/plans.json');
    set('DATABASE_HOST=pgbouncer');
    compose('down');
    console.log(`    healthy after ${await up('--profile', 'pgbouncer')} s, through pgbouncer`);
    await signedIn();
    saw('after down and up everything is there, through pgbouncer', true);
    saw(
      'its brand is that of the folder own',
      (await (await fetch(`${url}/login`)).text()).includes('Tryout Rooms'),
    );
    console.log(
      [
        `    run with Node ${compose('exec', '-T', 'console', 'node', '--version')}`,
        compose('exec', '-T', 'database', 'postgres', '--version'),
        compose('--profile', 'pgbouncer', 'exec', '-T', 'pgbouncer', 'pgbouncer', '--version').split('\n')[0],
        `MailDev ${compose('exec', '-T', 'mail', 'maildev', '--version')}`,
      ].join(', '),
    );
    const report = inside('doctor');
    saw('doctor.mjs finds no mistake', !/^failed/m.test(report) && /^ok +Pooler/m.test(report), report);

    inside('backup', 'backup', inContainer);
    const file = path.join(folder, 'studyroom.ndjson.gz');
    compose('cp', `console:${inContainer}`, file);
    compose('--profile', 'pgbouncer', 'down', '--volumes', '--timeout', '35');
    // From the standard input, which every user can read.
    const restore = `cat > ${inContainer} && node dist/server/backup.mjs restore ${inContainer}`;
    docker([...plain, 'run', '--rm', '-T', 'console', 'sh', '-c', restore], {
      cwd: folder,
      input: readFileSync(file),
    });
    await up('--profile', 'pgbouncer');
    await signedIn();
    saw('a backup is restored into an empty database', true);
    const stopping = Date.now();
    const running = console_();
    compose('stop', 'console');
    saw(
      'it stops within its time',
      inspect(running, '{{.State.ExitCode}}') === '0' && Date.now() - stopping < 35_000,
    );
  } catch (error) {
    console.error(compose('logs', '--tail', '30'));
    throw error;
  } finally {
    compose('--profile', 'pgbouncer', 'down', '--volumes', '--remove-orphans');
  }
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { demoAccounts, demoPassword } from '../server/core/demoAccounts.ts';

/** In a process of its own, whose environment and folder it changes. */
const program = `
  import { writeFileSync } from 'node:fs';
  import { setDefaults } from ${JSON.stringify(pathToFileURL(path.resolve('scripts/setDefaults.mjs')).href)};
  for (const { env, lines } of JSON.parse(process.argv[1])) {
    for (const name of ['DATABASE_URL', 'NODE_ENV', 'DEMO']) delete process.env[name];
    Object.assign(process.env, env);
    writeFileSync('.env', lines.join('\\n'));
    setDefaults();
    console.log(process.env.DEMO ?? 'unset', process.env.NODE_ENV);
  }
`;

test('npm start is the demo without a PostgreSQL, except in production or where DEMO is set; .env is read first', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'studyroom-defaults-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const url = 'postgres://127.0.0.1/console';
  const cases = [
    { env: {}, lines: [], started: '1 production' },
    { env: { NODE_ENV: 'development' }, lines: [], started: '1 development' },
    { env: { DATABASE_URL: url }, lines: [], started: 'unset production' },
    { env: { NODE_ENV: 'production' }, lines: [], started: 'unset production' },
    { env: {}, lines: [`DATABASE_URL=${url}`], started: 'unset production' },
    { env: {}, lines: ['NODE_ENV=production'], started: 'unset production' },
    { env: {}, lines: ['DEMO=0'], started: '0 production' },
    { env: { DEMO: '1' }, lines: [`DATABASE_URL=${url}`, 'DEMO=0'], started: '1 production' },
  ];
  const args = ['--input-type=module', '--eval', program, JSON.stringify(cases)];
  const written = execFileSync(process.execPath, args, { cwd, encoding: 'utf8' });
  expect(written.trim().split('\n')).toEqual(cases.map(({ started }) => started));
});

test('README names the accounts of the demo, their roles and their password', () => {
  const text = readFileSync('README.md', 'utf8');
  const names = {
    OWNER: 'Owner of an academy',
    MANAGER: 'Manager',
    OBSERVER: 'Observer',
    SUPER_ADMIN: 'Super administrator',
  };
  const named = [...text.matchAll(/^\| (\S+@\S+) +\| ([^:]+):/gm)].map(([, email, role]) => [email, role]);
  expect(named).toEqual(demoAccounts.map(({ email, role }) => [email, names[role]]));
  for (const { password } of demoAccounts) expect(password).toBe(demoPassword);
  expect(text).toContain(`Every account's password is \`${demoPassword}\``);
});

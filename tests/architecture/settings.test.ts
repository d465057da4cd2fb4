import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memorySettings } from '../support/database/memorySettings.ts';
import { readConfig, settingNames } from '../../server/config/config.ts';

const names = settingNames.toSorted();
const found = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(match => match[1]!).toSorted();

test('.env.example and docs/settings.md have every setting, and no other', () => {
  expect(found('.env.example', /^#?([A-Z_]+)=/gm)).toEqual(names);
  expect(found('docs/settings.md', /^\| `([A-Z_]+)`/gm)).toEqual(names);
});

test('the defaults that .env.example shows are the server’s', () => {
  const shown = Object.fromEntries(
    [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  expect(readConfig(shown)).toEqual(readConfig({}));
});

test('the defaults that docs/settings.md names are the server’s', () => {
  const text = readFileSync('docs/settings.md', 'utf8');
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` +\| +`([^`]+)` +\|/gm)];
  const named = Object.fromEntries(rows.map(([, name, value]) => [name, value]));
  expect(Object.keys(named)).toEqual(
    expect.arrayContaining([
      'PORT',
      'DATA_DIR',
      'TIME_ZONE',
      'MAIL_FROM',
      'TRUST_PROXY',
      'AUDIT_RETENTION_DAYS',
    ]),
  );
  expect(readConfig({ ...named, PUBLIC_URL: undefined })).toEqual(readConfig({}));
  expect([readConfig({}).host, readConfig({ DEMO: '1' }).host]).toEqual(['0.0.0.0', '127.0.0.1']);
});

test.each(['Dockerfile', 'compose.yaml'])('%s sets only variables that the server reads', file => {
  const elsewhere = [
    'NODE_ENV',
    'POSTGRES_USER',
    'POSTGRES_PASSWORD',
    'POSTGRES_DB',
    ...Object.keys(memorySettings()),
  ];
  const set =
    file === 'Dockerfile'
      ? found(file, /^ENV (.+)$/gm).flatMap(line => [...line.matchAll(/([A-Z_]+)=/g)].map(match => match[1]!))
      : found(file, /^ {6}([A-Z_]+): /gm);
  expect(set).not.toEqual([]);
  expect(set.filter(name => !names.includes(name) && !elsewhere.includes(name))).toEqual([]);
});

test('compose.yaml has the services, profiles and images that README and operations name, and its comments only settings that exist', () => {
  const text = readFileSync('compose.yaml', 'utf8');
  const services = text.slice(text.indexOf('\nservices:'), text.indexOf('\nvolumes:'));
  expect([...services.matchAll(/^ {2}([a-z]+):$/gm)].map(match => match[1])).toEqual([
    'console',
    'database',
    'pgbouncer',
    'mail',
  ]);
  // A client that reaches the port without the proxy could forge its address.
  expect(found('compose.yaml', /^ {2}console:[^]*?ports:\n {6}- ([^\n]+)/gm)).toEqual([
    '127.0.0.1:${PORT:-4000}:4000',
  ]);
  expect(found('compose.yaml', /profiles: \[(\w+)\]/g)).toEqual(['mail', 'pgbouncer']);
  expect(readFileSync('README.md', 'utf8')).toContain('docker compose --profile mail up -d');
  const guide = readFileSync('docs/operations.md', 'utf8');
  const pulled = ['Dockerfile', 'compose.yaml'].flatMap(file => found(file, /(?:FROM|image:) (\S+:\S+)/g));
  expect(pulled.filter(image => !guide.includes(`\`${image}\``))).toEqual([]);
  expect(pulled).toContain('postgres:17-trixie');
  const used = [
    ...found('compose.yaml', /\$\{([A-Z_]+)/g),
    ...found('compose.yaml', /^#[^\n]*?\b([A-Z]+(?:_[A-Z]+)+)=/gm),
  ];
  expect(used.filter(name => !names.includes(name))).toEqual(
    used.filter(name => ['POSTGRES_PASSWORD', 'DATABASE_HOST'].includes(name)),
  );
});

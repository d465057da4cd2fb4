import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modulesIn } from '../support/modules.ts';

interface Lock {
  packages: Record<string, { version?: string }>;
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

/** The first versions without what is known of earlier ones: docs/advisories.md. */
const atLeast = {
  'react-router': '7.18.0',
  jspdf: '4.2.1',
  xlsx: '0.20.3',
  hono: '4.13.18',
  '@hono/node-server': '2.1.3',
  dompurify: '3.2.4',
  lodash: '4.17.21',
  sharp: '0.32.6',
  'drizzle-orm': '0.45.2',
  nodemailer: '7.0.11',
};

test.each(Object.entries(atLeast))('%s is %s or newer, wherever it is installed', (name, wanted) => {
  const installed = Object.entries(lock.packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version!);
  expect(installed).not.toEqual([]);
  const isOlder = (version: string) => version.localeCompare(wanted, 'en', { numeric: true }) < 0;
  expect(installed.filter(isOlder)).toEqual([]);
});

test('nothing makes a link or HTML of what people typed', () => {
  const unsafe = /\b(?:UrlField|FileField|RichTextField|dangerouslySetInnerHTML)\b/;
  const used = modulesIn('src').filter(({ text }) => unsafe.test(text));
  expect(used.map(({ file }) => file)).toEqual([]);
});

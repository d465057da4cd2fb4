import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { createWorld, type WorldOptions } from '../../support/world.ts';

const path = '/.well-known/security.txt';
const contact = 'mailto:security@operator.example';
const fetchText = async (options: WorldOptions) => {
  const world = await createWorld(options);
  return world.stranger().fetch(path);
};

test('security.txt names the contact, an end within a year, the languages and its own address', async () => {
  const env = { SECURITY_CONTACT: contact, PUBLIC_URL: 'https://study.example/' };
  const answer = await fetchText({ env, now: '2026-03-04T05:06:07Z' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text.split('\n')).toEqual([
    `Contact: ${contact}`,
    'Expires: 2027-03-03T00:00:00.000Z',
    'Preferred-Languages: ko, en',
    `Canonical: https://study.example${path}`,
    '',
  ]);
  const later = await fetchText({ env, now: '2026-03-04T23:59:59Z' });
  expect(await later.text()).toBe(text);
});

test('an address without https is not named in it', async () => {
  const env = { SECURITY_CONTACT: 'https://operator.example/report', PUBLIC_URL: 'http://study.example' };
  const text = await (await fetchText({ env })).text();
  expect(text).toContain('Contact: https://operator.example/report\n');
  expect(text).not.toContain('Canonical');
});

test('without SECURITY_CONTACT there is no security.txt', async () => {
  expect((await fetchText({})).status).toBe(404);
});

test.each(['security@operator.example', 'http://operator.example', 'mailto:', 'https://', 'javascript:1'])(
  'the contact %s is refused',
  value => {
    expect(() => readConfig({ SECURITY_CONTACT: value })).toThrow(/SECURITY_CONTACT must be/);
  },
);

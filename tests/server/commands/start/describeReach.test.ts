import { expect, test } from 'vitest';
import { describeReach } from '../../../../server/commands/start/describeReach.ts';

const at = (host: string, publicUrl = 'http://localhost:4000') =>
  describeReach({ host, port: 4000, publicUrl }).join('\n');

test('a demo for this machine only is announced in one line', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(at(host)).toBe(`This is a demo. Only this machine can reach it, at ${host}:4000.`);
});

test('a demo that others can reach warns of its passwords and its outbox', () => {
  for (const words of [at('0.0.0.0'), at('127.0.0.1', 'https://demo.example'), at('192.168.0.7')])
    expect(words).toMatch(/WARNING[^]+public passwords[^]+\/dev\/outbox[^]+HOST=127\.0\.0\.1/);
  expect(at('0.0.0.0')).toContain('HOST=0.0.0.0 accepts connections from other machines');
  expect(at('127.0.0.1', 'https://demo.example')).toContain('PUBLIC_URL is https://demo.example');
});

import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';
import { addressOf } from '../../../server/core/addressOf.ts';

const proxy = { incoming: { socket: { remoteAddress: '10.0.0.2' } } };
const from = (env: Record<string, string>, forwarded?: string) =>
  addressOf(
    new Request('http://console.test', {
      headers: forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded },
    }),
    proxy,
    readConfig(env),
  );

test('behind a proxy that is trusted, the last address that it has noted is the client’s', () => {
  expect(from({ TRUST_PROXY: '1' }, '198.51.100.7, 203.0.113.9')).toBe('203.0.113.9');
  expect(from({ TRUST_PROXY: '1' })).toBe('10.0.0.2');
});

test('without TRUST_PROXY clients cannot choose their address', () => {
  expect(from({}, '203.0.113.9')).toBe('10.0.0.2');
});

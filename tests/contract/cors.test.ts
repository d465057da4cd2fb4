import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cors } from '../../src/contract/cors.ts';

const guide = readFileSync('docs/own-backend.md', 'utf8');
/** The names in the row of the guide's table that begins with this header. */
const named = (header: string) => {
  const row = guide.split('\n').find(line => line.startsWith(`| \`${header}\``)) ?? '';
  return [...row.split('|')[2]!.matchAll(/`([^`]+)`/g)].map(match => match[1]!);
};

test('docs/own-backend.md names every method and header that an API on another origin has to allow, and no other', () => {
  expect(named('Access-Control-Allow-Methods')).toEqual(cors.methods);
  expect(named('Access-Control-Allow-Headers')).toEqual(cors.requestHeaders);
  expect(named('Access-Control-Expose-Headers')).toEqual(cors.exposedHeaders);
});

test('the lists have what the calls of the contract need', () => {
  expect(cors).toEqual({
    methods: ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'],
    requestHeaders: [
      'Content-Type',
      'Idempotency-Key',
      'If-Match',
      'If-None-Match',
      'Last-Event-ID',
      'Range',
      'X-Requested-With',
    ],
    exposedHeaders: ['Content-Range', 'ETag', 'X-Total-Count'],
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { replicaCalls } from '../../server/api/replicaCalls.ts';
import { serverLimits } from '../../server/config/serverLimits.ts';
import { mailQueue, noticeRetryLimit } from '../../server/core/queues/mailQueue.ts';
import { calls } from '../../src/contract/index.ts';
import { limits } from '../../src/domain/limits.ts';

const guide = readFileSync('docs/operations.md', 'utf8');

/** The rows of the table below a heading, without its head. */
function tableBelow(heading: string): string[][] {
  const section = guide.slice(guide.indexOf(heading));
  const lines = /\n((?:\|.*\n)+)/.exec(section)![1]!.trim().split('\n').slice(2);
  return lines.map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
}

const megabytes = (bytes: number) => bytes / 2 ** 20;
const kilobytes = (bytes: number) => bytes / 2 ** 10;
const seconds = (ms: number) => ms / 1_000;

test('the limits that docs/operations.md names are the server’s', () => {
  const { body, writes, database } = serverLimits;
  const { image, excuseFile } = limits;
  const expected = {
    Bodies: [
      megabytes(body.json),
      kilobytes(body.open),
      kilobytes(body.none),
      megabytes(image.maxBytes),
      megabytes(excuseFile.maxBytes),
    ],
    'Changes of one academy': [writes.atOnce, writes.waiting, seconds(writes.waitMs), 503],
    'A lock in PostgreSQL': [seconds(database.lockMs)],
    'A statement in PostgreSQL': [seconds(database.statementMs)],
    'A connection of the pool': [seconds(database.connectionMs), seconds(database.embeddedConnectionMs)],
    'A transaction that does nothing': [seconds(database.idleInTransactionMs)],
    'An email that cannot be sent': [5, mailQueue.retryLimit],
    'A notification that cannot be sent': [noticeRetryLimit],
    'Files with excused absences': [megabytes(excuseFile.maxBytes), megabytes(excuseFile.academyBytes)],
  };
  const named = Object.fromEntries(
    tableBelow('## Limits').map(([what, limit]) => [what, [...limit!.matchAll(/\d+/g)].map(Number)]),
  );
  expect(named).toMatchObject(expected);
});

test('docs/operations.md describes every scenario of the crash test, and no other', () => {
  const described = tableBelow('`npm run crash-test` stress-tests').map(([name]) =>
    name!.replaceAll('`', ''),
  );
  const scenarios = readdirSync('tests/crash/scenarios').map(file => path.parse(file).name);
  expect(described.toSorted()).toEqual(scenarios.toSorted());
});

test('all statistics and nothing but reads are answered from the read replica', () => {
  const names = calls.filter(([, { method }]) => method === 'GET').map(([name]) => name);
  expect(names.filter(name => name.startsWith('stats.') && !replicaCalls.has(name))).toEqual([]);
  expect([...replicaCalls].filter(name => !names.includes(name))).toEqual([]);
});

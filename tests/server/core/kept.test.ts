import { expect, test } from 'vitest';
import { serverLimits } from '../../../server/config/serverLimits.ts';
import { findKept, keep } from '../../../server/core/kept/kept.ts';
import type { Orm } from '../../../server/database/open.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';

const { mostBytes, unusedMs } = serverLimits.kept;
const databases = openTestDatabase();
/** A database of which nothing is kept yet. */
const database = () => Object.create(databases.orm) as Orm;
const third = { stamp: '1', value: 'kept', bytes: mostBytes / 3 };

test('what was read is found by the stamp that it was read with, of the same database', () => {
  const db = database();
  keep(db, 'a', third);
  expect(findKept(db, 'a', '1')).toBe('kept');
  expect(findKept(db, 'a', '2')).toBeUndefined();
  expect(findKept(db, 'b', '1')).toBeUndefined();
  expect(findKept(database(), 'a', '1')).toBeUndefined();
});

test('what was not used for the longest time makes room', () => {
  const db = database();
  keep(db, 'a', third);
  keep(db, 'b', third);
  findKept(db, 'a', '1');
  keep(db, 'c', third);
  expect(['a', 'b', 'c'].map(key => findKept(db, key, '1'))).toEqual(['kept', undefined, 'kept']);
  keep(db, 'all', { ...third, bytes: mostBytes + 1 });
  expect(['a', 'c', 'all'].map(key => findKept(db, key, '1'))).toEqual([undefined, undefined, undefined]);
});

test('long keys count as well', () => {
  const db = database();
  const keys = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(mostBytes / 10));
  for (const key of keys) keep(db, key, { ...third, bytes: 0 });
  expect(keys.filter(key => findKept(db, key, '1')).length).toBeLessThan(11);
});

test('what no one asks for is forgotten after a while', () => {
  const db = database();
  const small = { ...third, bytes: 1 };
  keep(db, 'a', small, 0);
  keep(db, 'b', small, 0);
  findKept(db, 'a', '1', unusedMs / 2);
  keep(db, 'c', small, unusedMs + 1);
  expect(['a', 'b', 'c'].map(key => findKept(db, key, '1'))).toEqual(['kept', undefined, 'kept']);
});

test('nothing is kept of what a transaction has read', async () => {
  await databases.orm.transaction(async tx => {
    keep(tx, 'a', third);
    expect(findKept(tx, 'a', '1')).toBeUndefined();
  });
});

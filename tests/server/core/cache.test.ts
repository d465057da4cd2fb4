import { expect, test } from 'vitest';
import { serverLimits } from '../../../server/config/serverLimits.ts';
import { readCache, writeCache } from '../../../server/core/cache/cache.ts';
import type { Orm } from '../../../server/database/open.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';

const { mostBytes, unusedMs } = serverLimits.cache;
const databases = openTestDatabase();
/** A database of which nothing is kept yet. */
const database = () => Object.create(databases.orm) as Orm;
const third = { stamp: '1', value: 'kept', bytes: mostBytes / 3 };

test('a value is found by its stamp, in the cache of its database', () => {
  const db = database();
  writeCache(db, 'a', third);
  expect(readCache(db, 'a', '1')).toBe('kept');
  expect(readCache(db, 'a', '2')).toBeUndefined();
  expect(readCache(db, 'b', '1')).toBeUndefined();
  expect(readCache(database(), 'a', '1')).toBeUndefined();
});

test('the least recently used value is evicted', () => {
  const db = database();
  writeCache(db, 'a', third);
  writeCache(db, 'b', third);
  readCache(db, 'a', '1');
  writeCache(db, 'c', third);
  expect(['a', 'b', 'c'].map(key => readCache(db, key, '1'))).toEqual(['kept', undefined, 'kept']);
  writeCache(db, 'all', { ...third, bytes: mostBytes + 1 });
  expect(['a', 'c', 'all'].map(key => readCache(db, key, '1'))).toEqual([undefined, undefined, undefined]);
});

test('long keys count towards the size', () => {
  const db = database();
  const keys = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(mostBytes / 10));
  for (const key of keys) writeCache(db, key, { ...third, bytes: 0 });
  expect(keys.filter(key => readCache(db, key, '1')).length).toBeLessThan(11);
});

test('unused values expire', () => {
  const db = database();
  const small = { ...third, bytes: 1 };
  writeCache(db, 'a', small, 0);
  writeCache(db, 'b', small, 0);
  readCache(db, 'a', '1', unusedMs / 2);
  writeCache(db, 'c', small, unusedMs + 1);
  expect(['a', 'b', 'c'].map(key => readCache(db, key, '1'))).toEqual(['kept', undefined, 'kept']);
});

test('reads of a transaction are not cached', async () => {
  await databases.orm.transaction(async tx => {
    writeCache(tx, 'a', third);
    expect(readCache(tx, 'a', '1')).toBeUndefined();
  });
});

import { entries, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';
import {
  deleteDraft,
  deleteDraftsOf,
  deleteExpiredDrafts,
  draftPlaces,
  readDraft,
  writeDraft,
} from '../../../src/drafts/draftStore.ts';
import { draftWriter } from '../../../src/drafts/draftWriter.ts';

/** Drafts that are too large to be copied in one task. */

const account = 'academy/pieces';
const place = 'rows';
const piecesOf = (...texts: string[]) => texts.map(text => new TextEncoder().encode(text));
const storedKeys = async () =>
  (await entries<string[], unknown>(createStore('studyroom-drafts', 'drafts')))
    .map(([key]) => key)
    .filter(([owner]) => owner === account);
const restored = async () => {
  const draft = await readDraft<{ pieces: Uint8Array[]; note: string }>(account, place);
  return draft && [draft.value.note, ...draft.value.pieces.map(piece => new TextDecoder().decode(piece))];
};

const real = IDBObjectStore.prototype.put;
const put = vi.fn(real);
beforeEach(() => {
  IDBObjectStore.prototype.put = function (...given) {
    return put.apply(this, given);
  };
});
afterEach(async () => {
  IDBObjectStore.prototype.put = real;
  put.mockReset().mockImplementation(real);
  await deleteDraftsOf(account);
});

test('a draft is restored with its pieces in their order, and a change writes only those that are new', async () => {
  const [a, b, c, d] = piecesOf('가', '나', '다', '라');
  await writeDraft(account, place, { note: 'first', pieces: [a, b, c] });
  expect(await restored()).toEqual(['first', '가', '나', '다']);
  expect(put).toHaveBeenCalledTimes(4);
  await writeDraft(account, place, { note: 'second', pieces: [a, d] });
  expect(put).toHaveBeenCalledTimes(6);
  expect(await restored()).toEqual(['second', '가', '라']);
  expect(await storedKeys()).toHaveLength(3);
  expect(await draftPlaces(account)).toEqual([place]);
});

test('each piece is copied in a task of its own, unless the page may be closed', async () => {
  let task = 0;
  let isOver = false;
  const count = () => {
    task++;
    if (!isOver) setImmediate(count);
  };
  count();
  const tasks: number[] = [];
  put.mockImplementation(function (this: IDBObjectStore, ...given) {
    tasks.push(task);
    return real.apply(this, given);
  });
  await writeDraft(account, place, { note: '', pieces: piecesOf('가', '나', '다') });
  expect(new Set(tasks).size).toBe(4);
  tasks.length = 0;
  draftWriter.schedule(account, place, { note: 'closed', pieces: piecesOf('라', '마', '바') });
  globalThis.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(async () => expect(await restored()).toEqual(['closed', '라', '마', '바']));
  isOver = true;
  expect(tasks).toHaveLength(4);
  expect(new Set(tasks).size).toBe(1);
  expect(await storedKeys()).toHaveLength(4);
});

test('writing that is cut off leaves the draft before it', async () => {
  await writeDraft(account, place, { note: 'before', pieces: piecesOf('가', '나') });
  put.mockImplementation(function (this: IDBObjectStore, value, key) {
    if (put.mock.calls.length === 5) this.transaction.abort();
    return real.call(this, value, key);
  });
  await writeDraft(account, place, { note: 'after', pieces: piecesOf('다', '라', '마') });
  expect(put.mock.calls.length).toBeGreaterThan(3);
  expect(await restored()).toEqual(['before', '가', '나']);
  expect(await storedKeys()).toHaveLength(3);
});

test('pages that write the same draft in turns never mix their pieces', async () => {
  const module: string = '../../../src/drafts/pieces.ts';
  const firstIdOf = async (page: string) => {
    const { pieceId } = (await import(`${module}?${page}`)) as {
      pieceId: (piece: Uint8Array) => string;
    };
    return pieceId(new Uint8Array());
  };
  expect(await firstIdOf('one')).not.toBe(await firstIdOf('another'));
  const own = piecesOf('가', '나');
  const others = piecesOf('다', '라');
  await writeDraft(account, place, { note: 'own', pieces: own });
  await writeDraft(account, place, { note: 'other', pieces: others });
  expect(await restored()).toEqual(['other', '다', '라']);
  await writeDraft(account, place, { note: 'own', pieces: own });
  expect(await restored()).toEqual(['own', '가', '나']);
  await Promise.all([
    writeDraft(account, place, { note: 'other', pieces: others }),
    writeDraft(account, place, { note: 'own', pieces: [own[0]!] }),
  ]);
  expect([
    ['own', '가'],
    ['other', '다', '라'],
  ]).toContainEqual(await restored());
});

test('a draft is deleted with its pieces, and so is one that is too old', async () => {
  const draft = () => ({ note: '', pieces: piecesOf('가', '나') });
  await writeDraft(account, place, draft());
  await writeDraft(account, `${place}/other`, draft());
  await deleteDraft(account, place);
  expect(await draftPlaces(account)).toEqual([`${place}/other`]);
  expect(await storedKeys()).toHaveLength(3);
  const now = Date.now();
  await writeDraft(account, place, draft(), { now: now - limits.draft.days * 86_400_000 - 1 });
  await deleteExpiredDrafts(now);
  expect(await draftPlaces(account)).toEqual([`${place}/other`]);
  expect(await storedKeys()).toHaveLength(3);
  await deleteDraftsOf(account);
  expect(await storedKeys()).toEqual([]);
});

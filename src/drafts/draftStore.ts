import { createStore, getMany, keys, promisifyRequest } from 'idb-keyval';
import { limits } from '../domain/limits.ts';
import { isInPieces, pieceId } from './pieces.ts';

/** A form's unsaved input. */
export interface Draft<T> {
  value: T;
  /** When it was last changed, in epoch milliseconds. */
  changedAt: number;
}
/** A draft as it is stored; where it has pieces, `value` is without them. */
interface StoredDraft extends Draft<unknown> {
  pieceIds?: readonly string[];
}

const store = createStore('studyroom-drafts', 'drafts');
/**
 * Drafts are keyed by account, so that other people at the same browser do not get them, and by form; their pieces also
 * by the ids of these.
 */
const keyOf = (account: string, place: string) => [account, place];
/** Greater than all keys that begin with this one: a list is greater than any text at its place. */
const endOf = (key: readonly string[]) => [...key, []];

const dayMs = 86_400_000;
const isExpired = ({ changedAt }: Draft<unknown>, now: number) => now - changedAt > limits.draft.days * dayMs;

/** A browser that cannot store anything, such as in some private windows, works without drafts. */
async function orElse<T>(fallback: T, access: () => Promise<T>): Promise<T> {
  try {
    return await access();
  } catch {
    return fallback;
  }
}

/** The draft of a form, or null when there is none that is young enough. */
export const readDraft = <T>(account: string, place: string, now = Date.now()) =>
  orElse<Draft<T> | null>(null, () =>
    store('readonly', async drafts => {
      const key = keyOf(account, place);
      const found = await promisifyRequest<StoredDraft | undefined>(drafts.get(key));
      if (found === undefined || isExpired(found, now)) return null;
      const { pieceIds, ...draft } = found;
      if (!pieceIds) return draft as Draft<T>;
      const pieces: Uint8Array[] = [];
      for (const id of pieceIds) pieces.push(await promisifyRequest<Uint8Array>(drafts.get([...key, id])));
      return { ...draft, value: { ...(draft.value as object), pieces } as T };
    }),
  );

/** Puts the pieces that are not stored yet, and deletes those that are no longer of the draft. */
async function putPieces(drafts: IDBObjectStore, key: readonly string[], pieces: readonly Uint8Array[]) {
  const before = await promisifyRequest<StoredDraft | undefined>(drafts.get([...key]));
  const stored = new Set(before?.pieceIds);
  for (const piece of pieces) {
    const id = pieceId(piece);
    if (!stored.delete(id)) await promisifyRequest(drafts.put(piece, [...key, id]));
  }
  for (const id of stored) drafts.delete([...key, id]);
}

/** The same in the task that it is called in, without a look at what is stored. */
function putPiecesAtOnce(drafts: IDBObjectStore, key: readonly string[], pieces: readonly Uint8Array[]) {
  drafts.delete(IDBKeyRange.bound(key, endOf(key), true));
  for (const piece of pieces) drafts.put(piece, [...key, pieceId(piece)]);
}

/**
 * Stores the draft of a form in one transaction, so that it is never read half written. Of its pieces, only those are
 * written that are not stored yet, each in a task of its own; all at once on a page that may be closed at any moment.
 */
export const writeDraft = (
  account: string,
  place: string,
  value: unknown,
  { now = Date.now(), isLeaving = false } = {},
) =>
  orElse(undefined, () =>
    store('readwrite', async drafts => {
      const key = keyOf(account, place);
      let draft: StoredDraft = { value, changedAt: now };
      if (isInPieces(value)) {
        const { pieces, ...rest } = value;
        if (isLeaving) putPiecesAtOnce(drafts, key, pieces);
        else await putPieces(drafts, key, pieces);
        draft = { value: rest, changedAt: now, pieceIds: pieces.map(pieceId) };
      }
      drafts.put(draft, key);
      return promisifyRequest(drafts.transaction);
    }),
  );

const deleteAll = (all: readonly (readonly string[])[]) =>
  store('readwrite', drafts => {
    for (const key of all) drafts.delete(IDBKeyRange.bound(key, endOf(key)));
    return promisifyRequest(drafts.transaction);
  });

export const deleteDraft = (account: string, place: string) =>
  orElse(undefined, () => deleteAll([keyOf(account, place)]));

/** Deletes all drafts of an account. */
export const deleteDraftsOf = (account: string) => orElse(undefined, () => deleteAll([[account]]));

/** The keys of drafts without those of pieces. */
const draftKeys = async () => (await keys<string[]>(store)).filter(({ length }) => length === 2);

/** The forms that an account has drafts of. */
export const draftPlaces = (account: string) =>
  orElse<string[]>([], async () =>
    (await draftKeys()).filter(([owner]) => owner === account).map(([, place]) => place!),
  );

/** Deletes the drafts, of whatever account, that are too old to be restored. */
export const deleteExpiredDrafts = (now = Date.now()) =>
  orElse(undefined, async () => {
    const all = await draftKeys();
    const drafts = await getMany<Draft<unknown> | undefined>(all, store);
    await deleteAll(all.filter((_, index) => drafts[index] !== undefined && isExpired(drafts[index], now)));
  });

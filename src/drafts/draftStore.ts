import { createStore, del, delMany, entries, get, keys, set } from 'idb-keyval';
import { limits } from '../domain/limits.ts';

/** A form's unsaved input. */
export interface Draft<T> {
  value: T;
  /** When it was last changed, in epoch milliseconds. */
  changedAt: number;
}

const store = createStore('studyroom-drafts', 'drafts');
/** Drafts are keyed by account, so that other people at the same browser do not get them, and by form. */
const keyOf = (account: string, place: string) => [account, place];

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
  orElse<Draft<T> | null>(null, async () => {
    const draft = await get<Draft<T>>(keyOf(account, place), store);
    return draft === undefined || isExpired(draft, now) ? null : draft;
  });

export const writeDraft = (account: string, place: string, value: unknown, now = Date.now()) =>
  orElse(undefined, () => set(keyOf(account, place), { value, changedAt: now }, store));

export const deleteDraft = (account: string, place: string) =>
  orElse(undefined, () => del(keyOf(account, place), store));

const keysOf = async (account: string) =>
  (await keys<[string, string]>(store)).filter(([owner]) => owner === account);

/** The forms that an account has drafts of. */
export const draftPlaces = (account: string) =>
  orElse<string[]>([], async () => (await keysOf(account)).map(([, place]) => place));

/** Deletes all drafts of an account. */
export const deleteDraftsOf = (account: string) =>
  orElse(undefined, async () => delMany(await keysOf(account), store));

/** Deletes the drafts, of whatever account, that are too old to be restored. */
export const deleteExpiredDrafts = (now = Date.now()) =>
  orElse(undefined, async () => {
    const all = await entries<[string, string], Draft<unknown>>(store);
    await delMany(
      all.filter(([, draft]) => isExpired(draft, now)).map(([key]) => key),
      store,
    );
  });

import { limits } from '../domain/limits.ts';
import { deleteDraft, deleteDraftsOf, draftPlaces, writeDraft } from './draftStore.ts';

interface Waiting {
  account: string;
  place: string;
  value: unknown;
  timer: ReturnType<typeof setTimeout>;
}
const waiting = new Map<string, Waiting>();
const nameOf = (account: string, place: string) => JSON.stringify([account, place]);

function cancel(name: string): void {
  clearTimeout(waiting.get(name)?.timer);
  waiting.delete(name);
}

function write(name: string, options?: { isLeaving: boolean }): void {
  const entry = waiting.get(name);
  if (entry === undefined) return;
  cancel(name);
  const { account, place, value } = entry;
  void writeDraft(account, place, typeof value === 'function' ? (value as () => unknown)() : value, options);
}

/** Writes what waits at once. A page that is closed or put aside may get no other chance. */
const writeAll = () => [...waiting.keys()].forEach(name => write(name, { isLeaving: true }));
globalThis.window?.addEventListener('pagehide', writeAll);
globalThis.document?.addEventListener('visibilitychange', () => document.hidden && writeAll());

/** Writes drafts a moment after the last change, and knows the ones that have not been written yet. */
export const draftWriter = {
  /** @param value what is stored, or what makes it when it is stored */
  schedule(account: string, place: string, value: unknown): void {
    const name = nameOf(account, place);
    cancel(name);
    const timer = setTimeout(() => write(name), limits.draft.afterMs);
    waiting.set(name, { account, place, value, timer });
  },
  flush: (account: string, place: string): void => write(nameOf(account, place)),
  delete(account: string, place: string): Promise<void> {
    cancel(nameOf(account, place));
    return deleteDraft(account, place);
  },
  /** Deletes every draft of an account, also those that have not been written yet. */
  deleteAll(account: string): Promise<void> {
    for (const [name, entry] of waiting) if (entry.account === account) cancel(name);
    return deleteDraftsOf(account);
  },
  /** How many forms an account has drafts of. */
  async count(account: string): Promise<number> {
    const unwritten = [...waiting.values()].filter(entry => entry.account === account);
    return new Set([...(await draftPlaces(account)), ...unwritten.map(({ place }) => place)]).size;
  },
};

/** The sections of the list of shortcuts, in its order. */
export const shortcutGroups = ['grid', 'list', 'record', 'page', 'goTo'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

/** A shortcut in the list that `?` opens. */
interface ListedKey {
  keys: string;
  group: ShortcutGroup;
  /** What it does, in the visitor's language. */
  text: string;
}

// Outside of React: a screen that has shortcuts of its own would otherwise be rendered once more when it has listed them.
let listed: readonly ListedKey[] = [];
const listeners = new Set<() => void>();

function change(after: readonly ListedKey[]) {
  listed = after;
  for (const listener of listeners) listener();
}

/** The shortcuts of the screen, in the order in which they came. */
export const listedKeys = (): readonly ListedKey[] => listed;

/** Adds a shortcut to the list; returns what takes it out. */
export function listKeys(key: ListedKey): () => void {
  change([...listed, key]);
  return () => change(listed.filter(each => each !== key));
}

/** Calls `listener` when the list changes; returns what stops that. */
export function onListedKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useStore } from 'ra-core';
import { useHotkeys } from 'react-hotkeys-hook';
import type { ShortcutGroup } from './listedKeys.ts';
import { panelMark } from './panelMark.ts';
import { useListedKeys } from './useListedKeys.ts';

/** Keys that need no modifier can be turned off (WCAG 2.1.4); the choice belongs to the person. */
export const useSingleKeys = () => useStore('preferences.singleKeys', true);

/** Where a shortcut counts: outside the panel of an open record, in it, or in both. */
export type ShortcutScope = 'page' | 'panel' | 'both';

interface Options {
  /** The shortcut's section in the list of shortcuts. */
  group: ShortcutGroup;
  /** What it does: a key of the messages. */
  label: string;
  enabled?: boolean;
  /** `page` when absent. */
  scope?: ShortcutScope;
}

/** Text fields, dialogs, menus and grids have other uses for the keys, and browsers for those with a modifier. */
const taking = `input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog]:not(${panelMark.selector}), [role=menu], [role=listbox], [role=grid]`;
const isTaken = (
  { target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent,
  scope: ShortcutScope,
): boolean => {
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(taking) !== null) return true;
  const isInPanel = target.closest(panelMark.selector) !== null;
  return scope !== 'both' && isInPanel !== (scope === 'panel');
};

/**
 * A shortcut of this page that is pressed without a modifier: one key (`j`) or one after another (`g>s`). While the component is
 * there it is in the list that `?` opens. `run` returns false where it has no use for the key.
 */
export function useShortcut(
  keys: string,
  run: () => unknown,
  { group, label, enabled = true, scope = 'page' }: Options,
): void {
  const [isOn] = useSingleKeys();
  const press = (event: KeyboardEvent) => {
    if (isTaken(event, scope) || run() === false) return;
    event.preventDefault();
  };
  useHotkeys(keys, press, {
    enabled: enabled && isOn,
    enableOnFormTags: true,
    // The character that is typed counts, with Shift where the keyboard's layout needs it; that of Space has no name.
    useKey: keys !== 'space',
    ignoreModifiers: true,
  });
  useListedKeys(keys, { group, label, enabled });
}

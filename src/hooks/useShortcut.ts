import { useStore, useTranslate } from 'ra-core';
import { useHotkeys } from 'react-hotkeys-hook';

/** Keys that need no modifier can be turned off (WCAG 2.1.4); the choice belongs to the person. */
export const useSingleKeys = () => useStore('preferences.singleKeys', true);

interface Options {
  /** The shortcut's section in the list of shortcuts. */
  group: 'page' | 'list' | 'goTo';
  /** What it does: a key of the messages. */
  label: string;
  enabled?: boolean;
}

/** Text fields, dialogs, menus and grids have other uses for the keys, and browsers for those with a modifier. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  (target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox], [role=grid]',
    ) !== null);

/**
 * A shortcut of this page that is pressed without a modifier: one key (`j`) or one after another (`g>s`). While the component is
 * there it is in the list that `?` opens.
 */
export function useShortcut(keys: string, run: () => void, { group, label, enabled = true }: Options): void {
  const translate = useTranslate();
  const [isOn] = useSingleKeys();
  const press = (event: KeyboardEvent) => {
    if (isTaken(event)) return;
    event.preventDefault();
    run();
  };
  useHotkeys(keys, press, {
    enabled: enabled && isOn,
    enableOnFormTags: true,
    // The character that is typed counts, with Shift where the keyboard's layout needs it.
    useKey: true,
    ignoreModifiers: true,
    description: translate(label),
    metadata: { group },
  });
}

import { useStore, useTranslate } from 'ra-core';
import { useHotkeys } from 'react-hotkeys-hook';

/** Keys that need no modifier can be turned off (WCAG 2.1.4); the choice belongs to the person. */
export const useSingleKeys = () => useStore('preferences.singleKeys', true);

interface Options {
  /** The shortcut's section in the list of shortcuts. */
  group: 'page' | 'list' | 'goTo';
  /** What it does: a key of the messages, or a text. */
  label: string;
  enabled?: boolean;
}

/** Whoever types or is in a dialog, a menu or a grid has other uses for the keys. */
const isBusy = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('[role=dialog],[role=menu],[role=listbox],[role=grid],[contenteditable]') !== null;

/**
 * A shortcut of this page that is pressed without a modifier: one key (`j`) or one after another (`g>s`). While the component is
 * there it is in the list that `?` opens.
 */
export function useShortcut(keys: string, run: () => void, { group, label, enabled = true }: Options): void {
  const translate = useTranslate();
  const [isOn] = useSingleKeys();
  useHotkeys(keys, run, {
    enabled: enabled && isOn,
    ignoreEventWhen: isBusy,
    // The letter that is typed, wherever the keyboard's layout has it.
    useKey: true,
    preventDefault: true,
    description: translate(label, { _: label }),
    metadata: { group },
  });
}

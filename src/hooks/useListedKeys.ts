import { useTranslate } from 'ra-core';
import { useHotkeys } from 'react-hotkeys-hook';

/** A key that an element handles itself, in the list that `?` opens while the component is there. */
export function useListedKeys(keys: string, { group, label }: { group: 'grid'; label: string }): void {
  const translate = useTranslate();
  useHotkeys(keys, () => undefined, {
    ignoreEventWhen: () => true,
    description: translate(label),
    // The library stores its own in small letters.
    metadata: { group, keys },
  });
}

import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { listKeys, type ShortcutGroup } from './listedKeys.ts';

interface Options {
  group: ShortcutGroup;
  /** What it does: a key of the messages. */
  label: string;
  enabled?: boolean;
}

/** A key in the list that `?` opens while the component is there. */
export function useListedKeys(keys: string, { group, label, enabled = true }: Options): void {
  const text = useTranslate()(label);
  useEffect(() => (enabled ? listKeys({ keys, group, text }) : undefined), [keys, group, text, enabled]);
}

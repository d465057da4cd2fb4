import { useListedKeys } from '../../../hooks/useListedKeys.ts';
import { gridShortcuts } from './gridShortcuts.ts';

/** The grid's keys in the list of shortcuts. */
export const ListedGridKeys = () =>
  gridShortcuts.map(({ keys, label }) => <ListedKey key={label} keys={keys} label={label} />);

function ListedKey({ keys, label }: { keys: string; label: string }) {
  useListedKeys(keys, { group: 'grid', label: `keyboard.grid.${label}` });
  return null;
}

import { letterOf } from '../../../ui/letterOf.ts';
import { gridShortcuts, type GridCommand } from './gridShortcuts.ts';

interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
  Backspace: 'Del',
  Escape: 'Esc',
};
/** Other ways to press the same. */
const others: Readonly<Record<string, string>> = { 'Ctrl+Y': 'Ctrl+Shift+Z' };

/** The command that keys mean. */
export function commandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): GridCommand | undefined {
  const pressed = [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    letterOf({ key, code }) ?? names[key] ?? key,
  ].join('+');
  return gridShortcuts.find(({ keys }) => keys === (others[pressed] ?? pressed))?.label;
}

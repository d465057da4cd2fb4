/** What keys do in the grid, as the list of shortcuts shows them. The grid itself handles those without a command. */
export const gridShortcuts = [
  { keys: 'F2', label: 'edit' },
  { keys: 'Ctrl+Enter', label: 'send' },
  { keys: 'Ctrl+A', label: 'selectAll' },
  { keys: 'Shift+↓', label: 'extend' },
  { keys: 'Ctrl+C', label: 'copy' },
  { keys: 'Ctrl+X', label: 'cut' },
  { keys: 'Ctrl+V', label: 'paste' },
  { keys: 'Del', label: 'clear' },
  { keys: 'Ctrl+D', label: 'fillDown' },
  { keys: 'Alt+↑', label: 'moveUp' },
  { keys: 'Alt+↓', label: 'moveDown' },
  { keys: 'Alt+Shift+↑', label: 'insertAbove' },
  { keys: 'Alt+Shift+↓', label: 'insertBelow' },
  { keys: 'Ctrl+Z', label: 'undo' },
  { keys: 'Ctrl+Shift+Z', label: 'redo' },
  { keys: 'Esc', label: 'leave' },
] as const;

export type GridCommand = (typeof gridShortcuts)[number]['label'];

export const keysOf = (command: GridCommand): string =>
  gridShortcuts.find(({ label }) => label === command)!.keys;

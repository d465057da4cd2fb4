/** Keyboard shortcuts and their list. */
export const keyboard = {
  title: 'Keyboard shortcuts',
  singleKeys: 'Use shortcuts without Ctrl or Cmd',
  groups: { list: 'In this list', record: 'Open record', page: 'Everywhere', goTo: 'Go to' },
  list: {
    next: 'Next row',
    previous: 'Previous row',
    open: 'Open the row',
    select: 'Select or deselect the row',
    search: 'Search this list',
  },
  record: { previous: 'Previous record', next: 'Next record' },
};

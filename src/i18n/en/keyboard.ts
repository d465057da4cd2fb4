/** Keyboard shortcuts and their list. */
export const keyboard = {
  title: 'Keyboard shortcuts',
  singleKeys: 'Use shortcuts without Ctrl or Cmd',
  groups: { list: 'In this list', page: 'Everywhere', goTo: 'Go to' },
  list: {
    next: 'Next row',
    previous: 'Previous row',
    select: 'Select or deselect the row',
    search: 'Search this list',
  },
};

/** Words of every list. */
export const list = {
  pages: 'Pages',
  records: '%{smart_count} record |||| %{smart_count} records',
  total: '%{count}',
  search: 'Search',
  searchIn: 'Search in',
  searchAll: 'All fields',
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  filterBy: 'Filter: %{field}',
  saved: 'Saved filters',
  saveCurrent: 'Save current filter…',
  savedNone: 'No saved filters yet',
  saveTitle: 'Save this filter',
  saveName: 'Name',
  removeSaved: 'Remove saved filter “%{name}”',
  export: 'Export to Excel',
  exportSelected: 'Export selected',
  selected: '%{count} selected',
  selectAll: 'Select all %{count} found',
  unselect: 'Clear selection',
  selectRow: 'Select %{name}',
  openRow: 'Open %{name}',
  actions: 'Actions',
  rowActions: 'Actions for %{name}',
  noMatch: { title: 'No results', text: 'Change or clear the filters.' },
  failed: { title: 'The list could not be loaded', text: 'Your filters are kept.' },
  none: '—',
};

/** Words of an export to a file. */
export const exporting = {
  title: 'Export to Excel',
  preparing: 'Preparing…',
  progress: '%{done} of %{total} rows',
  writing: 'Writing the file…',
  written: 'Writing the file: %{done} of %{total} rows',
  cancel: 'Cancel export',
  cancelled: 'The export was cancelled. No file was saved.',
  done: '%{smart_count} row exported. |||| %{smart_count} rows exported.',
  failed: 'The export failed. Your filters are kept; please try again.',
  empty: 'There is nothing to export.',
};

/** Words of every form. */
export const form = {
  saved: 'Saved.',
  summary: 'Please check %{smart_count} field. |||| Please check %{smart_count} fields.',
  readOnly: 'You can view this but not change it.',
  conflict: {
    title: 'Someone else has changed this',
    text: 'Choose which value to keep for each field.',
    field: 'Field',
    mine: 'Your value',
    theirs: 'Saved value',
    keepMine: 'Use all your values',
    takeTheirs: 'Use all saved values',
    apply: 'Save selected values',
    none: 'The fields you changed are not affected. Save again to apply them.',
  },
  hours: 'h',
  minutes: 'min',
};

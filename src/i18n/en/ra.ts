import english from 'ra-language-english';

/** react-admin's own words, where they read better in this console than its own. */
export const ra = {
  ...english.ra,
  action: {
    ...english.ra.action,
    back: 'Back',
    bulk_actions: '%{smart_count} selected',
    select_columns: 'Columns',
    update_application: 'Reload with the new version',
  },
  navigation: { ...english.ra.navigation, page_rows_per_page: 'Rows per page' },
  saved_queries: {
    ...english.ra.saved_queries,
    label: 'Saved filters',
    query_name: 'Name of the filter',
    new_label: 'Save current filter…',
    new_dialog_title: 'Save current filter as',
    remove_label: 'Remove saved filter',
    remove_label_with_name: 'Remove filter “%{name}”',
    remove_dialog_title: 'Remove saved filter?',
    remove_message: 'Remove this filter from your saved ones?',
    help: 'Filter the list and save it for later',
  },
};

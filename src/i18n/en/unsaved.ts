import { limits } from '../../domain/limits.ts';

/** What is asked before something that was typed is discarded. */
export const unsaved = {
  title: 'Discard unsaved changes?',
  text: 'Your changes have not been saved. If you leave now, they will be lost.',
  signOutText:
    'You have changes that have not been saved or sent (%{smart_count} form). Signing out discards them. |||| You have changes that have not been saved or sent (%{smart_count} forms). Signing out discards them.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  signOut: 'Discard and sign out',
};

/** What is said of drafts that this browser has kept. */
export const drafts = {
  restored: `Your unsaved changes have been restored. They are kept in this browser for ${limits.draft.days} days and are visible only to you.`,
  outdated: 'Someone has changed this record since. When you save, you can choose which values to keep.',
  discard: 'Discard',
};

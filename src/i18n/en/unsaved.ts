import { limits } from '../../domain/limits.ts';

/** What is asked before something that was typed is discarded. */
export const unsaved = {
  title: 'Discard unsaved changes?',
  text: 'What you typed has not been saved. If you leave now, it is lost.',
  signOutText:
    'You have work that has not been saved or sent (%{smart_count} form). Signing out discards it. |||| You have work that has not been saved or sent (%{smart_count} forms). Signing out discards it.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  signOut: 'Discard and sign out',
};

/** What is said of drafts that this browser has kept. */
export const drafts = {
  restored: `What you had typed is back. This browser keeps it for ${limits.draft.days} days, for you alone.`,
  outdated: 'The record has been changed since. When you save, you can choose which values to keep.',
  discard: 'Discard',
};

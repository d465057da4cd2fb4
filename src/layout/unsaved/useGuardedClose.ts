import { askToDiscard } from './askToDiscard.ts';
import { useUnsaved } from './useUnsaved.ts';

/**
 * Closes a dialog: with unsaved changes only after asking, whichever way it is closed.
 *
 * @param discard forgets what is stored of the changes
 */
export function useGuardedClose(isUnsaved: boolean, onClose: () => void, discard?: () => void): () => void {
  useUnsaved(isUnsaved, discard ? { discard } : {});
  return () => {
    if (!isUnsaved) return onClose();
    void askToDiscard().then(discards => {
      if (!discards) return;
      discard?.();
      onClose();
    });
  };
}

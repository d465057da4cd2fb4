import { confirmDiscard } from './confirmDiscard.ts';
import { useUnsaved } from './useUnsaved.ts';

/**
 * `close` closes a dialog, with unsaved changes only after asking; `settle` is called when they were saved, before the dialog
 * closes or leads elsewhere.
 *
 * @param discard forgets what is stored of the changes
 */
export function useGuardedClose(isUnsaved: boolean, onClose: () => void, discard?: () => void) {
  const settle = useUnsaved(isUnsaved, discard ? { discard } : {});
  const close = () => {
    if (!isUnsaved) return onClose();
    void confirmDiscard().then(discards => {
      if (!discards) return;
      settle();
      discard?.();
      onClose();
    });
  };
  return { close, settle };
}

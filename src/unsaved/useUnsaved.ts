import { useCallback, useEffect, useRef } from 'react';
import { onSamePage, unsavedForms, type UnsavedForm } from './unsavedForms.ts';

/**
 * Registers a form as unsaved while it is: leaving its screen, reloading and signing out ask first. Returns `settle`, for a
 * form that was saved or discarded and is left in the same moment.
 */
export function useUnsaved(
  isUnsaved: boolean,
  { discard, staysOpen = onSamePage }: Partial<UnsavedForm> = {},
): () => void {
  const latest = useRef({ discard, staysOpen });
  useEffect(() => void (latest.current = { discard, staysOpen }));
  const remove = useRef(() => undefined as void);
  useEffect(() => {
    if (!isUnsaved) return;
    remove.current = unsavedForms.add({
      staysOpen: (from, to) => latest.current.staysOpen(from, to),
      discard: () => latest.current.discard?.(),
    });
    return () => remove.current();
  }, [isUnsaved]);
  return useCallback(() => remove.current(), []);
}

import { useEffect, useRef } from 'react';
import { onSamePage, unsavedForms, type UnsavedForm } from './unsavedForms.ts';

/** Registers a form as unsaved while it is: leaving its screen, reloading and signing out ask first. */
export function useUnsaved(
  isUnsaved: boolean,
  { discard, staysOpen = onSamePage }: Partial<UnsavedForm> = {},
): void {
  const latest = useRef({ discard, staysOpen });
  useEffect(() => void (latest.current = { discard, staysOpen }));
  useEffect(() => {
    if (!isUnsaved) return;
    return unsavedForms.add({
      staysOpen: (from, to) => latest.current.staysOpen(from, to),
      discard: () => latest.current.discard?.(),
    });
  }, [isUnsaved]);
}

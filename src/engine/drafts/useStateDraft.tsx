import { useEffect, useRef, useState } from 'react';
import { RestoredNotice } from './RestoredNotice.tsx';
import { useDraft } from './useDraft.ts';

/**
 * Stores what is typed into a form that keeps its own state.
 *
 * @param isUnsaved whether `value` differs from what the form started with
 * @param restore puts a stored value back, and `start` when the person discards it
 */
export function useStateDraft<T>(
  place: string,
  value: T,
  isUnsaved: boolean,
  restore: (value: T) => void,
  start: T,
) {
  const { stored, keep, discard } = useDraft<T>(place);
  const [isRestored, setRestored] = useState(false);
  const text = JSON.stringify(value);
  const latest = useRef({ value, restore });
  useEffect(() => void (latest.current = { value, restore }));

  const isBegun = useRef(false);
  useEffect(() => {
    if (!stored || isBegun.current) return;
    isBegun.current = true;
    latest.current.restore(stored);
    setRestored(true);
  }, [stored]);
  const isSearched = stored !== undefined;
  const wasUnsaved = useRef(false);
  useEffect(() => {
    if (!isSearched) return;
    if (isUnsaved) {
      wasUnsaved.current = true;
      keep(latest.current.value);
    } else if (wasUnsaved.current) {
      wasUnsaved.current = false;
      discard();
      setRestored(false);
    }
  }, [text, isUnsaved, isSearched, keep, discard]);

  return {
    discard,
    notice: isRestored && (
      <RestoredNotice onDiscard={() => restore(start)} onClose={() => setRestored(false)} />
    ),
  };
}

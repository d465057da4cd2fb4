import { useEffect, useState } from 'react';
import { limits } from '../domain/limits.ts';

/** A value once it has not changed for a moment: what is typed is asked for when the typing pauses. */
export function useDebounced<T>(value: T, waitMs: number = limits.searchText.waitMs): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, waitMs, value);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return settled;
}

import debounce from 'lodash/debounce';
import { useEffect, useMemo, useRef } from 'react';

/** A function that runs once its calls have stopped for a while, always with the newest closure. */
export function useDebouncedCallback<A extends unknown[]>(callback: (...args: A) => void, waitMs: number) {
  const newest = useRef(callback);
  useEffect(() => {
    newest.current = callback;
  });
  const debounced = useMemo(() => debounce((...args: A) => newest.current(...args), waitMs), [waitMs]);
  useEffect(() => () => debounced.cancel(), [debounced]);
  return debounced;
}

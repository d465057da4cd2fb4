import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** What is to change in the address: a value by its name; none, or an empty one, takes it away. */
export type UrlChanges = Readonly<Record<string, string | null | undefined>>;

interface Options {
  /** Without a step back of its own, as for what is typed. */
  replace?: boolean;
}

/** The query of the address and how to change it: what is not named stays. The function is always the same. */
export function useUrlState() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => void (latest.current = setParams), [setParams]);
  const change = useCallback(
    (changes: UrlChanges, { replace = false }: Options = {}) =>
      latest.current(
        () => {
          // The address itself: a change that was made a moment ago may not be rendered yet, and must not be lost.
          const after = new URLSearchParams(window.location.search);
          for (const [name, value] of Object.entries(changes))
            if (value) after.set(name, value);
            else after.delete(name);
          return after;
        },
        { replace },
      ),
    [],
  );
  return [params, change] as const;
}

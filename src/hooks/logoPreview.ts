import { useEffect, useSyncExternalStore } from 'react';

/** The logo's address in a form that is not saved yet, null for none; undefined while no such form is there. */
let preview: string | null | undefined;
const listeners = new Set<() => void>();
const change = (next: typeof preview) => {
  preview = next;
  for (const listener of listeners) listener();
};

/** Shows this logo in the top bar while the component is there. */
export function useShowLogo(url: string | null): void {
  useEffect(() => {
    change(url);
    return () => change(undefined);
  }, [url]);
}

/** The logo that a form shows before it is saved; undefined without such a form. */
export const useLogoPreview = (): string | null | undefined =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => preview,
  );

import { useSyncExternalStore } from 'react';

const printing = () => matchMedia('print');

/** Whether the page is being printed, or its print preview is open. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    listener => {
      const query = printing();
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => printing().matches,
  );

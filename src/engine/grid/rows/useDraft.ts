import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isBlank, type Cells, type GridRow } from '../definition.ts';

/**
 * What was typed and not sent yet: kept while other screens are shown, and over a reload of the page. It is kept in the
 * memory that signing in and out empties; only while the page is reloaded it stands in the tab's own storage.
 */
export function useDraft(name: string) {
  const client = useQueryClient();
  const rows = useRef<readonly GridRow[]>([]);
  const key = `draft ${name}`;
  const [draft] = useState(() => {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return client.getQueryData<readonly Cells[]>(['draft', name]) ?? parse(stored);
  });
  useEffect(() => {
    const cellsNow = () => rows.current.filter(row => !isBlank(row)).map(({ cells }) => cells);
    const beforeLeaving = (event: BeforeUnloadEvent) => {
      if (cellsNow().length > 0) event.preventDefault();
    };
    const onLeaving = () => {
      if (cellsNow().length > 0) sessionStorage.setItem(key, JSON.stringify(cellsNow()));
    };
    window.addEventListener('beforeunload', beforeLeaving);
    window.addEventListener('pagehide', onLeaving);
    client.setQueryDefaults(['draft', name], { gcTime: Infinity, staleTime: Infinity });
    return () => {
      window.removeEventListener('beforeunload', beforeLeaving);
      window.removeEventListener('pagehide', onLeaving);
      client.setQueryData(['draft', name], cellsNow());
    };
  }, [client, key, name]);
  const keep = (now: readonly GridRow[]) => {
    rows.current = now;
  };
  return { draft, keep };
}

function parse(stored: string | null): readonly Cells[] {
  if (stored === null) return [];
  try {
    return JSON.parse(stored) as Cells[];
  } catch {
    return [];
  }
}

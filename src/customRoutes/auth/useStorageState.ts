import { useCallback, useEffect, useState } from 'react';

/**
 * A value that outlives a reload: in `session` storage for this tab alone, in `local` storage for other tabs too, which
 * then change along. Null takes it away.
 */
export function useStorageState<T>(key: string, place: 'session' | 'local') {
  const storage = place === 'local' ? window.localStorage : window.sessionStorage;
  const name = `studyroom.${key}`;
  const [value, setValue] = useState(() => read<T>(storage, name));
  useEffect(() => {
    if (place !== 'local') return;
    const follow = (event: StorageEvent) => {
      if (event.key === name) setValue(read<T>(storage, name));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storage, name, place]);
  const keep = useCallback(
    (next: T | null) => {
      if (next === null) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(next));
      setValue(next);
    },
    [storage, name],
  );
  return [value, keep] as const;
}

function read<T>(storage: Storage, name: string): T | null {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

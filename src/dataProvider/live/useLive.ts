import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shareLive } from './share.ts';

/** Keeps live updates on while a component that needs them is mounted. */
export function useLive(isWanted: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    return shareLive(client);
  }, [client, isWanted]);
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAccount } from '../../authProvider/useAccount.ts';
import { readDraft } from '../../drafts/draftStore.ts';
import { draftWriter } from '../../drafts/draftWriter.ts';

/**
 * The draft of a form, stored in this browser for the signed-in account.
 *
 * @param place names the form, with the record it is about; null stores nothing
 */
export function useDraft<T>(place: string | null) {
  const account = useAccount();
  const [found, setFound] = useState<{ of: string; value: T | null } | null>(null);
  const name = account && place !== null ? `${account} ${place}` : null;

  useEffect(() => {
    if (name === null || !account || place === null) return;
    let isCurrent = true;
    void readDraft<T>(account, place).then(draft => {
      if (isCurrent) setFound({ of: name, value: draft?.value ?? null });
    });
    return () => {
      isCurrent = false;
      draftWriter.flush(account, place);
    };
  }, [name, account, place]);

  /** Stores a value soon, or what a function returns then. */
  const keep = useCallback(
    (value: T | (() => T)) => {
      if (account && place !== null) draftWriter.schedule(account, place, value);
    },
    [account, place],
  );
  const discard = useCallback(() => {
    if (account && place !== null) void draftWriter.delete(account, place);
  }, [account, place]);
  // Undefined until it has been looked for.
  const isSearched = place === null || account === null || (found !== null && found.of === name);
  const stored = isSearched ? (found?.value ?? null) : undefined;
  return useMemo(() => ({ stored, keep, discard }), [stored, keep, discard]);
}

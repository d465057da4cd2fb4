import type { RaRecord } from 'ra-core';
import { createContext } from 'react';

interface ConflictState {
  /** The record as another user saved it; null while there is no conflict. */
  current: Omit<RaRecord, 'id'> | null;
  close: () => void;
  /** What the record was when the restored draft was typed; null when that is the record as it is shown. */
  draftBase: Record<string, unknown> | null;
  setDraftBase: (base: Record<string, unknown> | null) => void;
}

/** A conflict of the record's form in it. */
export const ConflictContext = createContext<ConflictState>({
  current: null,
  close: () => undefined,
  draftBase: null,
  setDraftBase: () => undefined,
});

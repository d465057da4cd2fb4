import isEqual from 'lodash/isEqual';
import type { RaRecord } from 'ra-core';
import { createContext } from 'react';

/** The record as another user saved it. */
export interface Conflict {
  current: Omit<RaRecord, 'id'>;
}

interface ConflictState {
  conflict: Conflict | null;
  close: () => void;
  /** What the record was when the restored draft was typed; null when that is the record as it is shown. */
  draftBase: Record<string, unknown> | null;
  setDraftBase: (base: Record<string, unknown> | null) => void;
}

export const ConflictContext = createContext<ConflictState>({
  conflict: null,
  close: () => undefined,
  draftBase: null,
  setDraftBase: () => undefined,
});

export interface ConflictField {
  source: string;
  mine: unknown;
  theirs: unknown;
  /** Whether I had changed it; otherwise theirs is taken unless I say so. */
  isMine: boolean;
}

/** The fields that the other person changed to something else than what I have. */
export const conflictingFields = (
  sources: readonly string[],
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
): ConflictField[] =>
  sources
    .filter(source => !isEqual(base[source], theirs[source]) && !isEqual(mine[source], theirs[source]))
    .map(source => ({
      source,
      mine: mine[source],
      theirs: theirs[source],
      isMine: !isEqual(base[source], mine[source]),
    }));

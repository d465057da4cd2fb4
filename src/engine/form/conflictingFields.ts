import isEqual from 'lodash/isEqual';

interface Conflicting {
  source: string;
  mine: unknown;
  theirs: unknown;
  /** Whether the user had changed it; otherwise the saved value is preselected. */
  isMine: boolean;
}

/** The fields that another user changed to something else than the user's values. */
export const conflictingFields = (
  sources: readonly string[],
  base: Record<string, unknown>,
  mine: Record<string, unknown>,
  theirs: Record<string, unknown>,
): Conflicting[] =>
  sources
    .filter(source => !isEqual(base[source], theirs[source]) && !isEqual(mine[source], theirs[source]))
    .map(source => ({
      source,
      mine: mine[source],
      theirs: theirs[source],
      isMine: !isEqual(base[source], mine[source]),
    }));

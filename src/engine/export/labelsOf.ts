import { displays, type DisplayName } from '../displays/displays.ts';

/** Where the words of closed values are. */
export interface Labels {
  key: string;
  values: readonly string[];
}

/** The words of a column's values: of its display where it has none of its own. */
export const labelsOf = (
  translate: (key: string) => string,
  as: DisplayName,
  labels: Labels | undefined = displays[as].labels,
): Record<string, string> =>
  Object.fromEntries((labels?.values ?? []).map(value => [value, translate(`${labels!.key}.${value}`)]));

import { pathOf, type ScreenName } from '../../screens.ts';
import { listPath } from '../../hooks/listPath.ts';

/** The records behind a figure: a screen with the filter of its list, or with whatever else its address holds. */
export interface Target {
  screen: ScreenName;
  filter?: object;
  params?: Record<string, string>;
}

export const targetPath = ({ screen, filter, params }: Target) =>
  params ? pathOf(screen, undefined, params) : listPath(screen, filter);

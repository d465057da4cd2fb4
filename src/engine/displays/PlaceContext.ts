import { createContext } from 'react';
import { initialLanguage } from '../../domain/defaultLanguages.ts';
import type { FormatContext } from './formats.ts';

/** Where a page's values are read; a list has hundreds of them, which is too many to find it out one by one. */
export const PlaceContext = createContext<FormatContext>({
  locale: initialLanguage,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

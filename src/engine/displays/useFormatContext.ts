import { useContext } from 'react';
import type { FormatContext } from './formats.ts';
import { PlaceContext } from './PlaceContext.ts';

/** The visitor's language and the academy's clock. */
export const useFormatContext = (): FormatContext => useContext(PlaceContext);

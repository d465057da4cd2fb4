import { useLocaleState } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import type { Language } from '../../domain/choices.ts';
import { useTimeZone } from '../../hooks/useAcademy.ts';
import { PlaceContext } from './PlaceContext.ts';

/** Finds out the visitor's language and the academy's clock for everything in it. */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const [locale] = useLocaleState();
  const timeZone = useTimeZone();
  const place = useMemo(() => ({ locale: locale as Language, timeZone }), [locale, timeZone]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

import { useLocaleState } from 'ra-core';
import { useMemo } from 'react';
import type { Language } from '../../domain/choices.ts';
import { useTimeZone } from '../../layout/useAcademy.ts';
import type { Place } from './formats.ts';

/** The visitor's language and the academy's clock. */
export function usePlace(): Place {
  const [locale] = useLocaleState();
  const timeZone = useTimeZone();
  return useMemo(() => ({ locale: locale as Language, timeZone }), [locale, timeZone]);
}

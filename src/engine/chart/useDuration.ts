import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { formatNumber } from '../displays/formats.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';

/** Seconds as hours and minutes in words, for headings and axes, where a clock's digits would be misread. */
export function useDuration() {
  const translate = useTranslate();
  const place = useFormatContext();
  return useCallback(
    (seconds: number): string => {
      const minutes = Math.round(seconds / 60);
      const hours = Math.floor(minutes / 60);
      const written = formatNumber(hours, place);
      if (hours === 0) return translate('insight.minutes', { minutes });
      if (minutes % 60 === 0) return translate('insight.hours', { hours: written });
      return translate('insight.duration', { hours: written, minutes: minutes % 60 });
    },
    [translate, place],
  );
}

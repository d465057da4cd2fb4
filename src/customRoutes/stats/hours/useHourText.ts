import { useTranslate } from 'ra-core';
import { useDuration } from '../../../engine/chart/useDuration.ts';
import { formatNumber } from '../../../engine/displays/formats.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import type { FigureKind, Hour } from './figures.ts';

/** An hour of a weekday in words: its name, and all that is known of it. */
export function useHourText() {
  const translate = useTranslate();
  const place = useFormatContext();
  const duration = useDuration();
  const rangeOf = (hour: number) => translate('stats.hours.range', { from: hour, to: hour + 1 });
  const nameOf = ({ weekday, hour }: Pick<Hour, 'weekday' | 'hour'>) => ({
    weekday: translate(`choices.weekday.${weekday}`),
    hour: rangeOf(hour),
  });
  return {
    rangeOf,
    nameOf,
    textOf(of: Hour, kind: FigureKind): string {
      if (of.people === null || of.studySeconds === null)
        return translate('stats.hours.uncounted', nameOf(of));
      const study = duration(of.studySeconds);
      if (kind === 'presence' || kind === 'ownStudy')
        return translate('stats.hours.ownCell', {
          ...nameOf(of),
          count: of.visitorCount,
          days: of.dayCount,
          study,
        });
      const count = Math.round(of.people * 10) / 10;
      const people = translate('stats.hours.people', { smart_count: formatNumber(count, place) });
      return translate('stats.hours.cell', { ...nameOf(of), people, study });
    },
  };
}

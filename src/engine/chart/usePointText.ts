import { useTranslate } from 'ra-core';
import { changeOf } from '../compare/changeOf.ts';
import { useFormatContext } from '../displays/useFormatContext.ts';
import type { ChartData, Series } from './series.ts';
import { useChartFormat } from './useChartFormat.ts';

/** What a chart says of one of its points. */
export interface PointText {
  title: string;
  rows: { series: Series; label: string; value: string }[];
  /** How the first value differs from the one before, where both cover the same. */
  change?: string;
  /** Why it is not final. */
  mark?: string;
  /** The holidays, exam days and notes of its days. */
  notes: readonly string[];
  /** All of it in one sentence, for who does not see the chart. */
  whole: string;
}

/** The words of a chart's points: in tooltips, as their names, and in the table. */
export function usePointText(): (data: ChartData, index: number) => PointText {
  const translate = useTranslate();
  const place = useFormatContext();
  const write = useChartFormat();
  return ({ points, series, as, notes: all = [] }, index) => {
    const { title, before, mark: spanMark } = points[index]!;
    const rows = series.flatMap(one => {
      const value = one.values[index] ?? null;
      if (value === null) return [];
      const label = one.isBefore && before ? `${one.label} · ${before}` : one.label;
      return [{ series: one, label, value: write(as, value) }];
    });
    const now = series[0]?.values[index] ?? null;
    const past = series.find(({ isBefore }) => isBefore)?.values[index] ?? null;
    const compared =
      spanMark === 'RUNNING' || now === null || past === null
        ? undefined
        : changeOf({ now, before: past, by: as === 'rate' ? 'points' : 'part' }, place);
    const change = compared && translate(`insight.${compared.key}`, { change: compared.figure });
    const mark = spanMark && translate(`choices.spanMark.${spanMark}`);
    const notes = all.filter(({ from, to }) => from <= index && index <= to).map(({ label }) => label);
    return {
      title,
      rows,
      notes,
      ...(change === undefined ? {} : { change }),
      ...(mark === undefined ? {} : { mark }),
      whole: [title, mark, ...notes, ...rows.map(({ label, value }) => `${label} ${value}`), change]
        .filter(Boolean)
        .join(', '),
    };
  };
}

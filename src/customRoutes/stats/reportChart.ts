import { namesApart } from '../../domain/namesApart.ts';
import { pointOfDays } from '../../engine/chart/pointOfDays.ts';
import type { ChartData, ChartPoint, Series } from '../../engine/chart/series.ts';
import type { FormatContext } from '../../engine/displays/formats.ts';
import type { Target } from '../../engine/drillDown/target.ts';
import type { Counted } from './totalOf.ts';

/** Rows as points: of days, or of people by their names. */
interface Options<T> {
  title: string;
  kind: ChartData['kind'];
  as: ChartData['as'];
  rows: readonly T[];
  series: readonly (Pick<Series, 'tone' | 'dashed'> & { source: keyof T & string; label: string })[];
  /** The days that each row is compared with, in the same order; null where nothing is compared. */
  before: { rows: readonly (T | undefined)[]; label: string } | null;
  /** How a row that is no day is called. */
  personOf?: (row: T) => { id: string; name: string; email: string };
  to?: ((row: T) => Target | undefined) | undefined;
  place: FormatContext;
}

const daysOf = ({ date, until }: Counted) => ({ since: date, until });

/** The chart of a report. Compared with other days, it has its first series and the same of those. */
export function reportChart<T extends object>(options: Options<T>): ChartData {
  const { title, kind, as, rows, series, before, personOf, to, place } = options;
  const people = personOf && rows.map(personOf);
  const apart = namesApart(people ?? []);
  const points = rows.map((row, index): ChartPoint => {
    const person = people?.[index];
    if (person) {
      const email = apart(person);
      const label = email === null ? person.name : `${person.name} (${email})`;
      return { id: person.id, label, title: label, to: to?.(row) };
    }
    const { mark, ...day } = row as Counted;
    const compared = before?.rows[index] as Counted | undefined;
    return pointOfDays(daysOf(day), place, {
      before: compared && daysOf(compared),
      mark: mark === 'WHOLE' ? undefined : mark,
      to: to?.(row),
    });
  });
  const valuesOf = (of: readonly (T | undefined)[], source: keyof T) =>
    rows.map((_, index) => (of[index]?.[source] ?? null) as number | null);
  const [first] = series;
  return {
    title,
    kind,
    as,
    points,
    series: [
      ...(before ? [first!] : series).map(({ source, ...look }) => ({
        ...look,
        id: source,
        values: valuesOf(rows, source),
      })),
      ...(before
        ? [
            {
              id: 'before',
              label: before.label,
              tone: 'quiet' as const,
              ...(kind === 'rows' ? {} : { dashed: true as const }),
              isBefore: true as const,
              values: valuesOf(before.rows, first!.source),
            },
          ]
        : []),
    ],
  };
}

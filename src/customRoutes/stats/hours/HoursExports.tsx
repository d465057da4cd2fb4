import { useTranslate } from 'ra-core';
import { contract } from '../../../contract/index.ts';
import type { QueryOf } from '../../../contract/call.ts';
import { pageExportOf } from '../../../dataProvider/pageExportOf.ts';
import { weekdays, type Weekday } from '../../../domain/choices.ts';
import type { HourStats } from '../../../domain/entities/statistics.ts';
import type { Period } from '../../../domain/period.ts';
import { formatPeriod } from '../../../engine/displays/formats.ts';
import { useFormatContext } from '../../../engine/displays/useFormatContext.ts';
import { ReportExports } from '../../../engine/report/ReportExports.tsx';
import { useManagerChoices } from '../../../hooks/useManagerChoices.ts';
import { displayOf, hoursIn, type FigureKind } from './figures.ts';
import { useHourText } from './useHourText.ts';

interface Props {
  data: HourStats;
  kind: FigureKind;
  query: QueryOf<typeof contract.stats.hours>;
  period: Period;
  title: string;
}

type Row = { hour: string } & Record<Weekday, number | null>;

/** The map as files: a row an hour, a column a weekday, so that it is one page of paper. */
export function HoursExports({ data, kind, query, period, title }: Props) {
  const translate = useTranslate();
  const place = useFormatContext();
  const { rangeOf } = useHourText();
  const managers = useManagerChoices(query.managerId !== undefined);
  const days = hoursIn(data, kind);
  const rows = days[0]!.map(
    ({ hour }, index) =>
      ({
        hour: rangeOf(hour),
        ...Object.fromEntries(weekdays.map((weekday, day) => [weekday, days[day]![index]!.value])),
      }) as Row,
  );
  const line = (key: string, value: string) => `${translate(key)}: ${value}`;
  const subject = data.roomName ?? data.studentName;
  const manager =
    query.managerId === 'none'
      ? translate('accounts.students.withoutManager')
      : managers?.find(({ id }) => id === query.managerId)?.name;
  return (
    <ReportExports<Row>
      title={[subject, title].filter(Boolean).join(' · ')}
      columns={[
        { source: 'hour' },
        ...weekdays.map(weekday => ({ source: weekday, as: displayOf[kind] }) as const),
      ]}
      headerOf={source =>
        source === 'hour' ? translate('stats.hours.hour') : translate(`choices.weekday.${source}`)
      }
      rows={{ of: rows, recorded: pageExportOf(contract.stats.hours, { query }) }}
      lines={[
        line('period.label', formatPeriod(period, place)),
        ...(query.managerId ? [line('stats.manager', manager ?? '')] : []),
        translate('stats.hours.caption'),
      ]}
      chart={null}
    />
  );
}

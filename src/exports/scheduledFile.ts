import type { chartUnits } from '../domain/choices.ts';
import type { Period } from '../domain/period.ts';
import type { ScheduledScreen, scheduledFormats } from '../domain/scheduledExports.ts';
import { columnsFor } from '../customRoutes/stats/columnsFor.ts';
import { connectReport, managerReport, studentReport, studyReport } from '../customRoutes/stats/reports.ts';
import { formatDateTime, formatPeriod, type FormatContext } from '../engine/displays/formats.ts';
import { fileNameOf } from '../engine/export/fileName.ts';
import { labelsOf } from '../engine/export/labelsOf.ts';
import type { ExportColumn } from '../engine/export/plan.ts';
import { cellsOf, writeFile } from '../engine/export/writeFile.ts';
import type { ReportDefinition } from '../engine/report/definition.ts';
import { matrixColumns } from '../resources/attendances/matrixColumns.ts';
import { dayColumn, recordColumns } from '../resources/studyHistories/recordColumns.ts';
import { pathOf } from '../screens.ts';

type Unit = (typeof chartUnits)[number];
type Column = Omit<ExportColumn, 'labels'> & { summed?: unknown };

interface File {
  screen: ScheduledScreen;
  format: (typeof scheduledFormats)[number];
  /** Weeks begin and end as the screen has them; days where it has no choice of the whole period. */
  unit: Unit | undefined;
  period: Period;
  /** The manager whose students it is about, and their name; `none` for students without one. */
  managerId: string | undefined;
  managerName: string | undefined;
  searchText: string | undefined;
  academy: string;
  dayStart: string;
  place: FormatContext;
  now: Date;
  /** The words of the console by their keys, in the language of `place`. */
  translate: (key: string, values?: object) => string;
}

/** A report's columns, by day, week or month where its screen always has them so. */
const ofReport = <T>(report: ReportDefinition<T>) => ({
  unitOf: (unit: Unit | undefined) => unit ?? (report.hasUnits === true ? 'DAY' : undefined),
  columnsOf: ({ unit, translate }: File): Column[] =>
    columnsFor(report, unit).map(({ source, as = 'text', summed }) => ({
      source,
      as,
      summed,
      header: translate(`stats.columns.${report.name}.${source}`),
    })),
});

const reports: Partial<Record<ScheduledScreen, ReturnType<typeof ofReport>>> = {
  statsStudy: ofReport(studyReport),
  statsConnect: ofReport(connectReport),
  statsStudent: ofReport(studentReport),
  statsManager: ofReport(managerReport),
};

function columnsOf(file: File): Column[] {
  const { screen, period, translate } = file;
  const report = reports[screen];
  if (report) return report.columnsOf(file);
  if (screen === 'attendanceHistory') return matrixColumns(translate, period);
  return [dayColumn, ...recordColumns].map(column => ({
    source: column.source,
    as: column.as ?? 'text',
    summed: 'summed' in column,
    header: translate(`resources.studyHistories.fields.${column.source}`),
  }));
}

function linesOf(file: File) {
  const { unit, screen, period, managerId, managerName, searchText, dayStart, place, now, translate } = file;
  const manager = managerId === 'none' ? translate('accounts.students.withoutManager') : (managerName ?? '');
  const line = (key: string, value: string) => `${translate(key)}: ${value}`;
  return [
    line('period.label', formatPeriod(period, place)),
    ...(reports[screen]
      ? [line('stats.unit', translate(unit ? `choices.chartUnit.${unit}` : 'stats.whole'))]
      : []),
    ...(managerId === undefined ? [] : [line('stats.manager', manager)]),
    ...(searchText === undefined ? [] : [line('list.search', searchText)]),
    translate('period.studyDay', { dayStart }),
    translate('stats.madeAt', { time: formatDateTime(now.toISOString(), place) }),
  ];
}

/** The file of a screen, made on the server from the columns that the screen itself exports. */
export async function scheduledFile(given: File, records: readonly Record<string, unknown>[]) {
  const { screen, format, academy, place, translate, now } = given;
  const file = { ...given, unit: reports[screen] ? reports[screen].unitOf(given.unit) : undefined };
  const title = translate(`screens.${screen}`);
  const described = columnsOf(file);
  const columns = described.map(column => ({ ...column, labels: labelsOf(translate, column.as) }));
  const plan = {
    format,
    title,
    academy,
    lines: linesOf(file),
    columns,
    summed: described.filter(({ summed }) => summed).map(({ source }) => source),
    isImportable: undefined,
    totalLabel: translate('stats.total'),
    place,
  };
  return {
    title,
    days: formatPeriod(file.period, place),
    name: fileNameOf(title, place.timeZone, now, format),
    content: await writeFile(
      records.map(record => cellsOf(record, plan)),
      plan,
    ),
  };
}

/** The address of a screen with the days and filters of its file. */
export function scheduledPath(
  screen: ScheduledScreen,
  { since, until }: Period,
  filters: { unit?: string | undefined; managerId?: string | undefined; searchText?: string | undefined },
): string {
  const given = (entries: Record<string, string | undefined>) =>
    Object.fromEntries(
      Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])),
    );
  const { unit, managerId, searchText } = filters;
  if (screen === 'studyHistory')
    return pathOf(
      screen,
      {},
      {
        filter: JSON.stringify(given({ since, until, managerId, searchText })),
        displayedFilters: '{}',
      },
    );
  const isMatrix = screen === 'attendanceHistory';
  return pathOf(
    screen,
    {},
    given({ since, until, unit, [isMatrix ? 'manager' : 'managerId']: managerId, search: searchText }),
  );
}

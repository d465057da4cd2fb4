import type { Call, QueryOf } from '../../../src/contract/call.ts';
import { contract } from '../../../src/contract/index.ts';
import type { ExportFilters } from '../../../src/domain/entities/exportSchedule.ts';
import { limits } from '../../../src/domain/limits.ts';
import { periodParams, type Period } from '../../../src/domain/period.ts';
import type { ScheduledScreen } from '../../../src/domain/scheduledExports.ts';
import { reportSource } from '../../attendance/reports.ts';
import type { Context } from '../../core/context.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { joinsOf } from '../stats/joins.ts';
import { managerStats } from '../stats/managerStats.ts';
import { registrationsOf } from '../stats/registrations.ts';
import { studentStatSource } from '../stats/students.ts';
import { recordSource } from '../../studyRecords/list.ts';

type Row = Record<string, unknown>;
/** Who reads it, and when. */
type Reading = Pick<Context, 'db' | 'session' | 'now'>;

interface Wanted {
  period: Period;
  filters: ExportFilters;
}

/** A call's query for some days, with its filters and the defaults of what is not given. */
function queryOf<C extends Call>(call: C, { session }: Reading, { period, filters }: Wanted): QueryOf<C> {
  const given = Object.entries({ ...filters, ...periodParams(period, session.timeZone) });
  return call.query!.validateSync(
    Object.fromEntries(given.filter(([, value]) => value !== null)),
  ) as QueryOf<C>;
}

const { maxRows } = limits.scheduledExport;

/** Everything of a list, or null where it is more than a mail takes. */
async function allOf<C extends Call, Id>(
  call: C,
  source: ListSource<QueryOf<C>, Id>,
  reading: Reading,
  wanted: Wanted,
): Promise<Row[] | null> {
  const context: ListContext<QueryOf<C>> = { ...reading, params: {}, query: queryOf(call, reading, wanted) };
  const ids = await source.ids(context, { offset: 0, limit: maxRows + 1 });
  return ids.length > maxRows ? null : ((await source.load(context, ids)) as Row[]);
}

const { registrations, joins, students } = contract.stats;

/** The rows of a screen as the reader may see them; null where they are too many to be mailed. */
export const readRows: Record<ScheduledScreen, (reading: Reading, wanted: Wanted) => Promise<Row[] | null>> =
  {
    statsStudy: (reading, wanted) =>
      registrationsOf({ ...reading, query: queryOf(registrations, reading, wanted) }),
    statsConnect: (reading, wanted) => joinsOf({ ...reading, query: queryOf(joins, reading, wanted) }),
    statsManager: (reading, wanted) =>
      managerStats(reading, wanted.period, { unit: wanted.filters.unit ?? undefined }),
    statsStudent: (reading, wanted) => allOf(students, studentStatSource, reading, wanted),
    studyHistory: (reading, wanted) => allOf(contract.study.histories, recordSource, reading, wanted),
    attendanceHistory: (reading, wanted) =>
      allOf(contract.attendances.reports, reportSource, reading, wanted),
  };

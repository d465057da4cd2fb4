import { limits } from '../../domain/limits.ts';
import { contract } from '../../contract/index.ts';
import type { AnswerOf } from '../../contract/call.ts';
import type { ManagerStat, StudentStat, TargetTime } from '../../domain/entities/statistics.ts';
import { report, type ReportColumn } from '../../engine/report/definition.ts';
import {
  drillDownToDay,
  behindManager,
  behindRooms,
  behindStudent,
  studentsOfDays,
} from './drillDownToDay.ts';

type Registration = AnswerOf<typeof contract.stats.registrations>['content'][number];
type Join = AnswerOf<typeof contract.stats.joins>['content'][number];

/** `/stats/study`: what was studied, and the rooms that it was studied in. */
export const studyReport = report<Registration>({
  screen: 'statsStudy',
  call: contract.stats.registrations,
  name: 'study',
  hasUnits: true,
  columns: [
    { source: 'date', as: 'date' },
    { source: 'until', as: 'date', ofSpans: true },
    { source: 'mark', as: 'spanMark', ofSpans: true },
    { source: 'studySeconds', as: 'duration', summed: true, to: drillDownToDay },
    { source: 'usedCount', as: 'number', to: behindRooms('USED') },
    { source: 'createdCount', as: 'number', summed: true, to: behindRooms('CREATED') },
    { source: 'endedCount', as: 'number', summed: true, to: behindRooms('ENDED') },
  ],
  chart: {
    kind: 'bar',
    as: 'duration',
    label: 'date',
    total: 'sum',
    to: drillDownToDay,
    series: [{ source: 'studySeconds', tone: 'accent' }],
  },
});

/** `/stats/connect`: who entered, how many at once, and for how long. */
export const connectReport = report<Join>({
  screen: 'statsConnect',
  call: contract.stats.joins,
  name: 'connect',
  hasUnits: true,
  hasManager: true,
  columns: [
    { source: 'date', as: 'date' },
    { source: 'until', as: 'date', ofSpans: true },
    { source: 'mark', as: 'spanMark', ofSpans: true },
    { source: 'joinCount', as: 'number', summed: true, to: drillDownToDay },
    { source: 'userCount', as: 'number', to: drillDownToDay },
    { source: 'peakCount', as: 'number', to: drillDownToDay },
    { source: 'avgStaySeconds', as: 'duration', to: drillDownToDay },
  ],
  chart: {
    kind: 'line',
    as: 'number',
    label: 'date',
    total: 'sum',
    to: drillDownToDay,
    series: [
      { source: 'joinCount', tone: 'accent' },
      { source: 'userCount', tone: 'positive' },
      { source: 'peakCount', tone: 'notice' },
    ],
  },
});

/** The day, week or month of a person's row, and whether all of it is counted. */
const spanColumns = [
  { source: 'date', as: 'date', sortable: true, ofSpans: 'orDays' },
  { source: 'until', as: 'date', ofSpans: true },
  { source: 'mark', as: 'spanMark', ofSpans: true },
] as const satisfies readonly ReportColumn<StudentStat & ManagerStat>[];

/** Everyone together, day by day, week by week or month by month. */
const everybody = {
  call: contract.stats.spans,
  series: [
    { source: 'avgStudySeconds', tone: 'accent' },
    { source: 'targetSeconds', tone: 'positive', dashed: true },
  ],
  to: studentsOfDays,
} as const;

/** `/stats/student`: every student's study, target and attendance with their rank. */
export const studentReport = report<StudentStat>({
  screen: 'statsStudent',
  call: contract.stats.students,
  name: 'student',
  hasUnits: 'orWhole',
  hasManager: true,
  hasSearch: true,
  streams: true,
  charted: limits.studentChart.rows,
  spans: everybody,
  sort: 'rank,asc',
  columns: [
    { source: 'name', sortable: true },
    { source: 'email', as: 'email', below: 'name' },
    ...spanColumns,
    { source: 'rank', as: 'rank', sortable: true },
    { source: 'totalStudySeconds', as: 'duration', summed: true, sortable: true, to: behindStudent.study },
    { source: 'premiumStudySeconds', as: 'duration', summed: true, sortable: true, to: behindStudent.study },
    { source: 'avgStudySeconds', as: 'duration', sortable: true, to: behindStudent.report },
    { source: 'targetSeconds', as: 'duration', to: behindStudent.report },
    { source: 'attainmentRate', as: 'rate', sortable: true, to: behindStudent.report },
    { source: 'studyDayCount', as: 'number', sortable: true, to: behindStudent.study },
    { source: 'presentCount', as: 'number', summed: true, sortable: true, to: behindStudent.attendance },
    { source: 'absentCount', as: 'number', summed: true, sortable: true, to: behindStudent.attendance },
    { source: 'managerName' },
  ],
  chart: {
    kind: 'rows',
    as: 'duration',
    label: 'name',
    to: behindStudent.report,
    series: [
      { source: 'avgStudySeconds', tone: 'accent' },
      { source: 'targetSeconds', tone: 'quiet' },
    ],
  },
});

/** `/stats/manager`: the figures of each manager's students together. */
export const managerReport = report<ManagerStat>({
  screen: 'statsManager',
  call: contract.stats.managers,
  name: 'manager',
  hasUnits: 'orWhole',
  spans: everybody,
  sort: 'name,asc',
  columns: [
    { source: 'name', sortable: true },
    { source: 'email', as: 'email', below: 'name' },
    ...spanColumns,
    { source: 'observer', as: 'managerRole' },
    { source: 'studentCount', as: 'number', summed: 'whole', sortable: true, to: behindManager.students },
    { source: 'totalStudySeconds', as: 'duration', summed: true, sortable: true, to: behindManager.study },
    { source: 'avgStudySeconds', as: 'duration', sortable: true, to: behindManager.figures },
    { source: 'attainmentRate', as: 'rate', sortable: true, to: behindManager.figures },
    { source: 'attendanceRate', as: 'rate', sortable: true, to: behindManager.figures },
  ],
  chart: {
    kind: 'rows',
    as: 'duration',
    label: 'name',
    to: behindManager.figures,
    series: [{ source: 'avgStudySeconds', tone: 'accent' }],
  },
});

type TargetDay = TargetTime['days'][number];

/** One student's days next to the average of the group. */
export const targetColumns: readonly ReportColumn<TargetDay>[] = [
  { source: 'date', as: 'fullDate' },
  { source: 'studySeconds', as: 'duration', summed: true },
  { source: 'targetSeconds', as: 'duration', summed: true },
  { source: 'groupAvgSeconds', as: 'duration' },
  { source: 'attendance', as: 'attendanceMark' },
];

import { contract } from '../../contract/index.ts';
import type { AnswerOf } from '../../contract/call.ts';
import type { ManagerStat, StudentStat, TargetTime } from '../../domain/entities/insight.ts';
import { report, type ReportColumn } from '../../engine/report/definition.ts';

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
    { source: 'studySeconds', as: 'duration', summed: true },
    { source: 'usedCount', as: 'number' },
    { source: 'createdCount', as: 'number', summed: true },
    { source: 'endedCount', as: 'number', summed: true },
  ],
  chart: { kind: 'bar', as: 'duration', label: 'date', series: [{ source: 'studySeconds', tone: 'accent' }] },
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
    { source: 'joinCount', as: 'number', summed: true },
    { source: 'userCount', as: 'number' },
    { source: 'peakCount', as: 'number' },
    { source: 'avgStaySeconds', as: 'duration' },
  ],
  chart: {
    kind: 'line',
    as: 'number',
    label: 'date',
    series: [
      { source: 'joinCount', tone: 'accent' },
      { source: 'userCount', tone: 'positive' },
      { source: 'peakCount', tone: 'quiet' },
    ],
  },
});

/** `/stats/student`: every student's study, target and attendance with their rank. */
export const studentReport = report<StudentStat>({
  screen: 'statsStudent',
  call: contract.stats.students,
  name: 'student',
  hasManager: true,
  streams: true,
  charted: 10,
  columns: [
    { source: 'name' },
    { source: 'rank', as: 'rank' },
    { source: 'totalStudySeconds', as: 'duration', summed: true },
    { source: 'premiumStudySeconds', as: 'duration', summed: true },
    { source: 'avgStudySeconds', as: 'duration' },
    { source: 'targetSeconds', as: 'duration' },
    { source: 'attainmentRate', as: 'rate' },
    { source: 'studyDayCount', as: 'number' },
    { source: 'presentCount', as: 'number', summed: true },
    { source: 'absentCount', as: 'number', summed: true },
    { source: 'managerName' },
  ],
  chart: {
    kind: 'bar',
    as: 'duration',
    label: 'name',
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
  columns: [
    { source: 'name' },
    { source: 'observer', as: 'managerRole' },
    { source: 'studentCount', as: 'number', summed: true },
    { source: 'totalStudySeconds', as: 'duration', summed: true },
    { source: 'avgStudySeconds', as: 'duration' },
    { source: 'attainmentRate', as: 'rate' },
    { source: 'attendanceRate', as: 'rate' },
  ],
  chart: {
    kind: 'bar',
    as: 'duration',
    label: 'name',
    series: [{ source: 'avgStudySeconds', tone: 'accent' }],
  },
});

export type TargetDay = TargetTime['days'][number];

/** One student's days beside the average of the group. */
export const targetColumns: readonly ReportColumn<TargetDay>[] = [
  { source: 'date', as: 'date' },
  { source: 'studySeconds', as: 'duration', summed: true },
  { source: 'targetSeconds', as: 'duration', summed: true },
  { source: 'groupAvgSeconds', as: 'duration' },
];

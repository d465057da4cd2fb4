import type { HandlersOf } from '../../core/context.ts';
import { attendanceSummaryOf } from './attendanceSummary.ts';
import { overviewOf } from './overview.ts';
import { studyRoomSummaryOf } from './studyRoomSummary.ts';
import { studyTimeSummaryOf } from './studyTimeSummary.ts';
import { trends } from './trends.ts';

export const dashboard: HandlersOf<'dashboard'> = {
  overview: overviewOf,
  studyTimeSummary: studyTimeSummaryOf,
  studyRoomSummary: studyRoomSummaryOf,
  attendanceSummary: attendanceSummaryOf,
  ...trends,
};

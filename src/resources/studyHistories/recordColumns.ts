import type { StudyRecord } from '../../domain/entities/study.ts';
import type { Column } from '../../engine/list/definition.ts';

/** The columns of study records, besides their day. */
export const recordColumns: readonly Column<StudyRecord>[] = [
  { source: 'displayName', card: 'title' },
  { source: 'roomName', card: 'subtitle' },
  { source: 'totalStudySeconds', as: 'duration', summed: true, card: 'side' },
  { source: 'premiumStudySeconds', as: 'duration', summed: true },
  { source: 'targetSeconds', as: 'duration', sortable: false, hidden: true },
  { source: 'attainmentRate', as: 'rate', card: 'line' },
  { source: 'breakSeconds', as: 'duration', summed: true, sortable: false, hidden: true },
  { source: 'firstEnteredAt', as: 'dateTime' },
  { source: 'lastEnteredAt', as: 'dateTime' },
  { source: 'corrected', as: 'flag', sortable: false },
  { source: 'email', as: 'email', sortable: false, hidden: true },
];

export const dayColumn = {
  source: 'studyDate',
  as: 'date',
  card: 'status',
} as const satisfies Column<StudyRecord>;

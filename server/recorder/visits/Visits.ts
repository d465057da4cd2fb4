import type { visitDays } from '../../database/schema/index.ts';

/** How an academy was visited in a span of study days. */
export type Visits = Omit<
  typeof visitDays.$inferSelect,
  'groupId' | 'studyDate' | 'hourVisitors' | 'hourSeconds'
>;

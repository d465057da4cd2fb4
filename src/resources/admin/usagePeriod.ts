import { limits } from '../../domain/limits.ts';
import type { StudyDays } from '../../engine/list/definition.ts';

/** The days that the activity list is about. */
export const usagePeriod: StudyDays = { maxDays: limits.adminActivity.maxDays, initial: 'last30Days' };

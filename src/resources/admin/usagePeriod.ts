import { limits } from '../../domain/limits.ts';
import type { ListPeriod } from '../../engine/list/definition.ts';

/** The days that the activity list is about. */
export const usagePeriod: ListPeriod = { maxDays: limits.adminActivity.maxDays, initial: 'last30Days' };

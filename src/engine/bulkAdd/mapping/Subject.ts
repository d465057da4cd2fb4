import type { FieldPlan } from '../cells/plan.ts';
import type { Memory } from './memory.ts';

/** What files are read for. */
export interface Subject {
  fields: readonly FieldPlan[];
  /** `YYYY-MM-DD` */
  today: string;
  memory: Memory;
}

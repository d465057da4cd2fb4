import type { SomeHandlersOf } from '../core/context.ts';
import { countLive, liveStudents } from './live.ts';

export const study = {
  live: liveStudents,
  liveCount: countLive,
} satisfies SomeHandlersOf<'study'>;

import type { SomeHandlersOf } from '../core/context.ts';
import { countLive, liveStudents } from './live.ts';

export const study = {
  live: async context => ({ content: await liveStudents(context) }),
  liveCount: countLive,
} satisfies SomeHandlersOf<'study'>;

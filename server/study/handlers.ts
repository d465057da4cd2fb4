import type { SomeHandlersOf } from '../http/context.ts';
import { countLive, liveStudents } from './live.ts';

export const study: SomeHandlersOf<'study'> = {
  live: async context => ({ content: await liveStudents(context) }),
  liveCount: countLive,
};

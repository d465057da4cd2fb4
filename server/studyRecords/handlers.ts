import type { SomeHandlersOf } from '../core/context.ts';
import { listHandler, toPage } from '../core/list.ts';
import { correctRecord } from './correct.ts';
import { recordSource } from './list.ts';
import { premiumOf } from './premium.ts';
import { studiedRoomsOf } from './studiedRooms.ts';
import { timelineOf } from './timeline.ts';

/** What students have studied. */
export const records = {
  histories: listHandler(recordSource, toPage),
  premium: premiumOf,
  studiedRooms: studiedRoomsOf,
  timeline: timelineOf,
  correct: correctRecord,
} satisfies SomeHandlersOf<'study'>;

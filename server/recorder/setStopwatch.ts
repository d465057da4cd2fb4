import type { SegmentState } from '../../src/domain/choices.ts';
import type { Queryable } from '../database/open.ts';
import { changeStay } from './changeStay.ts';
import type { Stay } from './liveStay.ts';
import type { RecorderWrite } from './studyWrite.ts';

/** A student presses study, break or stop. Returns their stay; null when they are in no room. */
export const setStopwatch = (
  db: Queryable,
  { customerId, state, ...write }: RecorderWrite & { customerId: string; state: SegmentState },
): Promise<Stay | null> => changeStay(db, write, customerId, () => ({ stopwatch: state }));

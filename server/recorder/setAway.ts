import type { Queryable } from '../database/open.ts';
import { changeStay } from './changeStay.ts';
import type { Stay } from './liveStay.ts';
import type { RecorderWrite } from './studyWrite.ts';
import { truncateToSecond } from './truncateToSecond.ts';

/** Records that a person left the camera's view, or returned. Returns the stay; null when they are in no room. */
export const setAway = (
  db: Queryable,
  { customerId, away, ...write }: RecorderWrite & { customerId: string; away: boolean },
): Promise<Stay | null> =>
  changeStay(db, write, customerId, ({ awaySince }) => ({
    awaySince: away ? (awaySince ?? truncateToSecond(write.now)) : null,
  }));

import type { Queryable } from '../database/open.ts';
import { changeStay } from './changeStay.ts';
import type { Stay } from './liveStay.ts';
import type { RecorderWrite } from './studyWrite.ts';
import { truncateToSecond } from './truncateToSecond.ts';

/** Nobody is seen before a camera any more, or somebody again. Answers the stay; null when they are in no room. */
export const setAway = (
  db: Queryable,
  { customerId, away, ...write }: RecorderWrite & { customerId: string; away: boolean },
): Promise<Stay | null> =>
  changeStay(db, write, customerId, ({ awaySince }) => ({
    awaySince: away ? (awaySince ?? truncateToSecond(write.now)) : null,
  }));

import type { Queryable } from '../database/open.ts';
import { endStays } from './endStays.ts';
import { lockLiveStay, type Stay } from './liveStay.ts';
import type { RecorderWrite } from './studyWrite.ts';

interface Leaving extends RecorderWrite {
  customerId: string;
  /** One of the domain's expulsion reasons; `NONE` for a person who leaves. */
  expulsionReason?: string;
}

/** Ends a person's stay. The exit belongs to the study day of the entry. Returns the stay; null when there is none. */
export async function leaveRoom(
  db: Queryable,
  { customerId, expulsionReason = 'NONE', ...write }: Leaving,
): Promise<Stay | null> {
  const live = await lockLiveStay(db, write.groupId, customerId);
  return live && (await endStays(db, write, [live], expulsionReason))[0]!;
}

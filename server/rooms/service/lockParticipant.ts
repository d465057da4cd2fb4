import type { Queryable } from '../../database/open.ts';
import { lockParticipants, type Participant } from './lockParticipants.ts';
import { RoomRefusal } from './roomRefusal.ts';

/** @throws RoomRefusal ACCOUNT_UNKNOWN */
export async function lockParticipant(
  db: Queryable,
  groupId: string,
  customerId: string,
): Promise<Participant> {
  const [participant] = (await lockParticipants(db, groupId, [customerId])).values();
  if (participant === undefined) throw new RoomRefusal('ACCOUNT_UNKNOWN');
  return participant;
}

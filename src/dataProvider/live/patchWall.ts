import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../contract/call.ts';
import { contract } from '../../contract/index.ts';
import { limits } from '../../domain/limits.ts';
import type { LiveStudent } from '../../domain/entities/study.ts';
import { send } from '../http.ts';
import { keyOf } from './liveTable.ts';

const call = contract.study.live;
type Wall = AnswerOf<typeof call>;

const byName = new Intl.Collator('ko');
const compareStudents = (a: LiveStudent, b: LiveStudent) =>
  byName.compare(a.displayName, b.displayName) || (a.customerId < b.customerId ? -1 : 1);

/** A wall with some stays as they are now; those that are not there any more have ended. */
function patched(wall: Wall, requested: readonly string[], now: readonly LiveStudent[]): Wall {
  const gone = new Set(requested);
  const others = wall.content.filter(({ roomUserId }) => !gone.has(roomUserId));
  return { content: [...others, ...now].toSorted(compareStudents) };
}

/** Brings the walls that are open up to date with the stays that have changed; with many of them, as a whole. */
export async function patchWall(client: QueryClient, roomUserIds: readonly string[]): Promise<void> {
  const open = client.getQueryCache().findAll({ queryKey: keyOf(call), type: 'active' });
  const isFew = roomUserIds.length > 0 && roomUserIds.length <= limits.livePatch.max;
  await Promise.all(
    open.map(async ({ queryKey, state }) => {
      const again = () => client.invalidateQueries({ queryKey, exact: true });
      // An answer that is on its way may be older than the change.
      if (!isFew || state.data === undefined || state.fetchStatus === 'fetching') return again();
      const { query } = queryKey[3] as { query?: object };
      const now = await send(call, { query: { ...query, roomUserId: [...roomUserIds] } }).catch(() => null);
      if (now === null) return again();
      client.setQueryData<Wall>(queryKey, wall => wall && patched(wall, roomUserIds, now.content));
    }),
  );
}

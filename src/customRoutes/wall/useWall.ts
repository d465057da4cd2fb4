import { useMemo } from 'react';
import { contract } from '../../contract/index.ts';
import { serverNow } from '../../clock/serverClock.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { arrange } from './wallState.ts';
import type { WallParams } from './useWallParams.ts';

/** The stream reports changes; polling covers events it missed. */
const safetyMs = 60_000;

/** The students on the wall, arranged as the visitor wants them, and the figures above it. */
export function useWall({ roomId, managerId, filter, order, text }: WallParams) {
  const query = { ...(roomId ? { roomId } : {}), ...(managerId ? { managerId } : {}) };
  const options = { refetchInterval: safetyMs, placeholderData: <T>(before: T | undefined) => before };
  const students = useApi(contract.study.live, { query }, options);
  const count = useApi(contract.study.liveCount, { query }, options);
  const content = students.data?.content;
  const shown = useMemo(
    () => arrange(content ?? [], { filter, order, text }, serverNow()),
    [content, filter, order, text],
  );
  return { students, count, shown };
}

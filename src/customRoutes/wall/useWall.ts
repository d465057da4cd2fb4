import { useMemo } from 'react';
import { contract } from '../../contract/index.ts';
import { serverNow } from '../../clock/serverClock.ts';
import { pageCall } from '../../dataProvider/pageCall.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { arrange } from './wallState.ts';
import type { WallParams } from './useWallParams.ts';

/** The stream reports changes; polling covers events it missed. */
const safetyMs = 60_000;

/** Who is on the wall, and the figures above it. */
export function wallCalls({ roomId, managerId }: Pick<WallParams, 'roomId' | 'managerId'>) {
  const query = { ...(roomId ? { roomId } : {}), ...(managerId ? { managerId } : {}) };
  return [pageCall(contract.study.live, { query }), pageCall(contract.study.liveCount, { query })] as const;
}

/** The students on the wall, arranged as the visitor wants them, and the figures above it. */
export function useWall(params: WallParams) {
  const { filter, order, text } = params;
  const [ofStudents, ofCount] = wallCalls(params);
  const options = { refetchInterval: safetyMs, placeholderData: <T>(before: T | undefined) => before };
  const students = useApi(ofStudents.call, ofStudents.input, options);
  const count = useApi(ofCount.call, ofCount.input, options);
  const content = students.data?.content;
  const shown = useMemo(
    () => arrange(content ?? [], { filter, order, text }, serverNow()),
    [content, filter, order, text],
  );
  return { students, count, shown };
}

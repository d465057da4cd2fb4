import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import type { StudyRoomSummary } from '../../../src/domain/entities/insight.ts';
import { limits } from '../../../src/domain/limits.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { ranked } from '../ranked.ts';
import { roomFigures, roomUserCounts } from '../roomFigures.ts';
import { topAndBottom } from '../topAndBottom.ts';

/** How rooms were used. A room is compared if it was there from the beginning of the days before. */
export async function studyRoomSummaryOf(
  context: Context<Contract['dashboard']['studyRoomSummary']>,
): Promise<StudyRoomSummary> {
  const { session, now, query } = context;
  const { recent, lastComplete } = comparedPeriods(
    query.period,
    studyDateOf(now, session.studyClock),
    query.compareSince,
  );
  const [figures, before] = await roomFigures(context, [recent, lastComplete]);
  const count = (of: (room: (typeof figures)[number]) => boolean) => figures.filter(of).length;
  const places = ranked(figures, ({ totalSeconds }) => totalSeconds);
  const beforeOf = new Map(
    before.filter(({ isCreated }) => !isCreated).map(({ roomId, totalSeconds }) => [roomId, totalSeconds]),
  );
  const isUsed = (room: (typeof places)[number]) => room.usedDayCount > 0;
  const top = topAndBottom(places.filter(room => isUsed(room) || room.isAvailable)).top.filter(isUsed);
  // The least used are sought among those that are still available: the others cannot be filled.
  const bottom = places
    .filter(room => room.isAvailable && !top.includes(room))
    .toReversed()
    .slice(0, limits.ranking.top);
  const listed = [...new Set([...top, ...bottom].map(({ roomId }) => roomId))];
  const users = await roomUserCounts(context, recent, listed);
  const toRank = ({ roomId, completeSeconds, ...room }: (typeof places)[number]) => ({
    ...pick(room, ['rank', 'name', 'usedDayCount', 'totalSeconds']),
    roomId,
    userCount: users.get(roomId) ?? 0,
    recentTotalSeconds: completeSeconds,
    lastTotalSeconds: beforeOf.get(roomId) ?? null,
  });
  return {
    period: query.period,
    ...recent,
    studyRoomCntSummary: {
      availableCount: count(room => room.isAvailable),
      endedCount: count(room => room.isEnded),
      usedCount: count(room => room.usedDayCount > 0),
      unusedCount: count(room => room.isAvailable && room.usedDayCount === 0),
      createdCount: count(room => room.isCreated),
    },
    topRankList: top.map(toRank),
    bottomRankList: bottom.map(toRank),
  };
}

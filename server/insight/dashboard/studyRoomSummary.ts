import type { Contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import type { StudyRoomSummary } from '../../../src/domain/entities/insight.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../http/context.ts';
import { ranked } from '../ranked.ts';
import { roomFigures } from '../roomFigures.ts';
import { topAndBottom } from '../topAndBottom.ts';

/** How rooms were used. The least used are sought among those that are still available: the others cannot be filled. */
export async function studyRoomSummaryOf(
  context: Context<Contract['dashboard']['studyRoomSummary']>,
): Promise<StudyRoomSummary> {
  const { session, now, query } = context;
  const { recent } = comparedPeriods(query.period, studyDateOf(now, session.timeZone));
  const figures = await roomFigures(context, recent);
  const count = (of: (room: (typeof figures)[number]) => boolean) => figures.filter(of).length;
  const places = ranked(figures, ({ totalSeconds }) => totalSeconds);
  const toRank = ({
    rank,
    roomId,
    name,
    userCount,
    usedDayCount,
    totalSeconds,
  }: (typeof places)[number]) => ({
    rank,
    roomId,
    name,
    userCount,
    usedDayCount,
    totalSeconds,
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
    topRankList: topAndBottom(places.filter(room => room.usedDayCount > 0)).top.map(toRank),
    bottomRankList: topAndBottom(places.filter(room => room.isAvailable)).bottom.map(toRank),
  };
}

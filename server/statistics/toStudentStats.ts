import type { StudentStat } from '../../src/domain/entities/statistics.ts';
import { ranked } from './ranked.ts';
import type { StudentFigures } from './studentFigures.ts';

/**
 * Students' statistics with their ranks by total time. Registered and active students are ranked; students who left keep
 * their figures in the sums and has the rank 0.
 */
export function toStudentStats(figures: readonly StudentFigures[]): StudentStat[] {
  const active = ranked(
    figures.filter(({ isActive }) => isActive),
    ({ totalSeconds }) => totalSeconds,
  );
  const gone = figures.filter(({ isActive }) => !isActive).map(each => ({ ...each, rank: 0 }));
  return [...active, ...gone].map(each => ({
    customerId: each.customerId,
    userId: each.userId,
    name: each.name,
    email: each.email,
    managerName: each.managerName,
    studyDayCount: each.studyDayCount,
    totalStudySeconds: each.totalSeconds,
    premiumStudySeconds: each.premiumSeconds,
    avgStudySeconds: each.avgSeconds,
    targetSeconds: each.targetSeconds,
    attainmentRate: each.attainmentRate,
    presentCount: each.presentCount,
    absentCount: each.absentCount,
    rank: each.rank,
  }));
}

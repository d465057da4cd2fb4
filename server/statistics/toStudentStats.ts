import type { StudentStat } from '../../src/domain/entities/statistics.ts';
import type { StudentFigures } from './studentFigures.ts';

/**
 * Students' statistics with their ranks by total time. Registered and active students are ranked; students who left keep
 * their figures in the sums and has the rank 0.
 */
export function toStudentStats(figures: readonly StudentFigures[]): StudentStat[] {
  const active = figures
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => b.totalSeconds - a.totalSeconds);
  let rank = 0;
  const stats = active.map((each, index) => {
    if (each.totalSeconds !== active[index - 1]?.totalSeconds) rank = index + 1;
    return toStat(each, rank);
  });
  return [...stats, ...figures.filter(({ isActive }) => !isActive).map(each => toStat(each, 0))];
}

const toStat = (each: StudentFigures, rank: number): StudentStat => ({
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
  rank,
});

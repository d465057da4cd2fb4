import { sql, type SQL } from 'drizzle-orm';

const bits = {
  recorded: 'recorded_days',
  studied: 'studied_days',
  present: 'present_days',
  absent: 'absent_days',
  belowTarget: 'below_target_days',
} as const;
const sums = { total: 'total_until', premium: 'premium_until', target: 'target_until' } as const;

type Sum = keyof typeof sums;
/** A bit for each day of a student's month, the lowest for the first, or the seconds of its days until one (`total@15`). */
export type MonthColumn = keyof typeof bits | 'excused' | `${Sum}@${number}`;

export const secondsUntil = (sum: Sum, day: number): MonthColumn => `${sum}@${day}`;

/** A column of `student_months`; excuses are in another table. */
export function monthColumnSql(column: Exclude<MonthColumn, 'excused'>): SQL {
  if (column in bits) return sql.raw(bits[column as keyof typeof bits]);
  const [sum, day] = column.split('@') as [Sum, string];
  return sql.raw(`coalesce(${sums[sum]}[${Number(day)}], 0)`);
}

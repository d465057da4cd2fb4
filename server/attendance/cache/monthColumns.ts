import { sql, type SQL } from 'drizzle-orm';

/** A bit for each day, the lowest for the first. */
const bits = {
  recorded: 'recorded_days',
  studied: 'studied_days',
  present: 'present_days',
  absent: 'absent_days',
  belowTarget: 'below_target_days',
} as const;
const integers = { ...bits, uniformTarget: 'uniform_target' } as const;
const sums = { total: 'total_until', premium: 'premium_until', mixedTarget: 'target_until' } as const;

type Sum = keyof typeof sums;
/**
 * An integer of a student's month, or the seconds of its days until one (`total@15`). Targets are summed up only in months whose days
 * differ in them, which few have: elsewhere they are `uniformTarget` on each day that is recorded.
 */
export type MonthColumn = keyof typeof integers | 'excused' | `${Sum}@${number}`;

export const secondsUntil = (sum: Sum, day: number): MonthColumn => `${sum}@${day}`;

/** Which rows have a column: of all months, or only of those in which targets differ. */
export const rowsWith = (column: MonthColumn): 'months' | 'mixedMonths' | 'excuses' => {
  if (column === 'excused') return 'excuses';
  return column.startsWith('mixedTarget' satisfies Sum) ? 'mixedMonths' : 'months';
};

/** A column of `student_months`. */
export function monthColumnSql(column: MonthColumn): SQL {
  if (column in integers) return sql`coalesce(${sql.raw(integers[column as keyof typeof integers])}, 0)`;
  const [sum, day] = column.split('@') as [Sum, string];
  return sql.raw(`coalesce(${sums[sum]}[${Number(day)}], 0)`);
}

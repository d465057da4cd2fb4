import { rateOf } from './attendanceRules.ts';

interface Counts {
  presentCount: number;
  absentCount: number;
}

/** The attendance of students together; deleted accounts are left out, as in the attendance record. */
export function sumTallies(students: readonly (Counts & { isDeleted: boolean })[]) {
  const counted = students.filter(({ isDeleted }) => !isDeleted);
  const sum = (key: keyof Counts) => counted.reduce((total, student) => total + student[key], 0);
  const presentCount = sum('presentCount');
  const absentCount = sum('absentCount');
  return { presentCount, absentCount, rate: rateOf(presentCount, absentCount) };
}

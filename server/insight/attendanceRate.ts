import type { StudentFigures } from './studentFigures.ts';

type Attendance = Pick<StudentFigures, 'presentCount' | 'absentCount'>;

/** The part of the days that count on which somebody was there, from 0 to 1. */
export const attendanceRate = ({ presentCount, absentCount }: Attendance) =>
  presentCount === 0 ? 0 : presentCount / (presentCount + absentCount);

/** The attendance of students together; deleted accounts are left out, as in the attendance record. */
export function sumAttendance(figures: readonly (Attendance & { isDeleted: boolean })[]): Attendance {
  const counted = figures.filter(({ isDeleted }) => !isDeleted);
  const sum = (key: keyof Attendance) => counted.reduce((total, figure) => total + figure[key], 0);
  return { presentCount: sum('presentCount'), absentCount: sum('absentCount') };
}

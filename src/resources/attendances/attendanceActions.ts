import { UserCheck, UserX } from 'lucide-react';
import type { AttendanceToday } from '../../domain/entities/attendance.ts';
import type { Action } from '../../engine/actions/action.ts';
import { messageStudents } from '../notifications/compose/messageStudents.ts';
import { memoStudents } from '../students/memoStudents.ts';
import { excuseStudents, setTimesOfStudents } from './studentActions.ts';
import { ReasonOptions } from './ReasonOptions.tsx';

/** The reason is there only while it is a valid one. */
const hasReason = ({ reason }: Record<string, unknown>) => reason !== undefined;

/** What can be done to today's attendance. */
export const attendanceActions: readonly Action<AttendanceToday>[] = [
  messageStudents,
  memoStudents,
  {
    name: 'markPresent',
    icon: UserCheck,
    options: ReasonOptions,
    isReady: hasReason,
    appliesTo: ({ status }) => status === 'ABSENT',
  },
  {
    name: 'markAbsent',
    icon: UserX,
    options: ReasonOptions,
    isReady: hasReason,
    appliesTo: ({ status }) => status === 'PRESENT',
  },
  excuseStudents,
  setTimesOfStudents,
];

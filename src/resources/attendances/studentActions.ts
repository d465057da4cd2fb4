import { CalendarOff, Clock } from 'lucide-react';
import { contract } from '../../contract/index.ts';
import type { Student } from '../../domain/entities/account.ts';
import type { Action } from '../../engine/actions/action.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { actionOnStudents } from '../students/actionOnStudents.tsx';

const ExcuseOptions = lazyPart(() => import('./excuses/ExcuseOptions.tsx'), 'ExcuseOptions');
const KeptDays = lazyPart(() => import('./excuses/KeptDays.tsx'), 'KeptDays');
const TimesOptions = lazyPart(() => import('./times/TimesOptions.tsx'), 'TimesOptions');

const appliesTo = ({ accountStatus }: Student) => accountStatus !== 'DELETED';

/** Excuses students from one day to another. */
export const excuse: Action<Student> = {
  name: 'excuse',
  icon: CalendarOff,
  asksFirst: true,
  options: ExcuseOptions,
  forecast: KeptDays,
  appliesTo,
};

/** Sets when students are expected and may leave. */
export const setTimes: Action<Student> = {
  name: 'setTimes',
  icon: Clock,
  asksFirst: true,
  // What would happen does not depend on what is typed.
  isReady: () => true,
  options: TimesOptions,
  appliesTo,
};

const { excuseMany, setTimes: callOfTimes } = contract.attendances;
/** The same where students are selected by other records. */
export const excuseStudents = actionOnStudents(excuse, excuseMany);
export const setTimesOfStudents = actionOnStudents(setTimes, callOfTimes);

import { daysBetween } from '../../../../src/domain/studyDay.ts';
import { randomFor } from '../random.ts';
import { seasonOf } from './calendar.ts';
import type { Habits } from './habits.ts';
import { personas } from './personas.ts';

const trendDays = 120;
const illnessEvery = 11;
const epoch = '2026-01-01';

/** How much a student is up to on a date: about their diligence, more before exams, 0 when ill. */
export function driveOf(habits: Habits, date: string): number {
  const { seed, customerId, diligence, trend, trendSince, persona } = habits;
  const day = daysBetween(epoch, date);
  const spell = randomFor(seed, customerId, 'illness', Math.floor(day / illnessEvery));
  const isIll = spell.chance(0.16 * (1 - diligence));
  const [first, length] = [spell.whole(0, illnessEvery - 3), spell.whole(1, 3)];
  const dayOfSpell = ((day % illnessEvery) + illnessEvery) % illnessEvery;
  const own = habits.spells?.find(({ since, until }) => since <= date && date <= until)?.factor ?? 1;
  if (own === 0) return 0;
  if (isIll && dayOfSpell >= first && dayOfSpell < first + length) return 0;

  const progress = Math.min(1.2, Math.max(0, daysBetween(trendSince, date) / trendDays));
  const week = randomFor(seed, customerId, 'week', Math.floor(day / 7)).between(0.86, 1.1);
  const mood = randomFor(seed, habits.groupId, 'day', date).between(0.94, 1.05);
  const drive =
    (diligence + trend * (progress - 0.5)) * week * mood * own * seasonOf(date, personas[persona].of);
  return Math.min(1.25, Math.max(0.05, drive));
}

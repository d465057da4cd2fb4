import { stories, type Story } from './people/stories.ts';
import type { DeviceName } from './simulator/plan/devices.ts';
import type { Habits } from './simulator/plan/habits.ts';
import type { PersonaName } from './simulator/plan/personas.ts';
import type { CustomerRow } from './people/toCustomer.ts';
import type { DemoContext } from './context.ts';

interface Character {
  persona: PersonaName;
  diligence: number;
  story?: Story;
  course?: 'steady' | 'rising' | 'falling';
  devices?: readonly DeviceName[];
  /** The rooms that suit them, best first. */
  roomIds: readonly string[];
  /** The days on which their academy is closed, from today. */
  rests?: readonly { from: number; to: number }[];
  /** The days on which they are excused and stay away. */
  away?: readonly { from: number; to: number }[] | undefined;
}

const trends = { steady: 0, rising: 0.42, falling: -0.42 };
export const historyDays = 120;

/** The study habits of a student; null for one who never registered. */
export function toHabits(
  { seed, random, dateIn }: DemoContext,
  { groupId, customerId, email, authenticatedAt, accountStatus, updatedAt }: CustomerRow,
  {
    persona,
    diligence,
    story,
    course = 'steady',
    devices = ['windows'],
    roomIds,
    rests = [],
    away = [],
  }: Character,
): Habits | null {
  if (!authenticatedAt) return null;
  const chance = random('habits', email);
  // Most like the room that is theirs, some one of the next best.
  const favourite = chance.chance(0.6) ? 0 : chance.whole(0, Math.min(2, roomIds.length - 1));
  return {
    groupId,
    customerId,
    seed,
    persona,
    diligence,
    trend: trends[course],
    trendSince: dateIn(-historyDays),
    shift: Math.round(chance.around(8, 22)),
    carelessness: Math.max(0.02, 0.04 + 0.28 * (1 - diligence) + chance.between(-0.02, 0.03)),
    spells: [
      ...(story ? stories[story] : []),
      ...rests.map(({ from, to }) => [from, to, 0.1] as const),
      ...away.map(({ from, to }) => [from, to, 0] as const),
    ].map(([from, to, factor]) => ({
      since: dateIn(from),
      until: dateIn(to),
      factor,
    })),
    devices,
    roomIds: [...roomIds.slice(favourite), ...roomIds.slice(0, favourite)],
    speaks: persona === 'university',
    joinedAt: authenticatedAt,
    leftAt: accountStatus === 'ACTIVE' ? null : updatedAt,
  };
}

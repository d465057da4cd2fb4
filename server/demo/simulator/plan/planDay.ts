import { defaultClock } from '../../../../src/domain/defaultClock.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { minutesOfDay } from '../../../../src/domain/studyClock.ts';
import { studyDayStart } from '../../../../src/domain/studyDay.ts';
import { randomFor, type Random } from '../random.ts';
import { dayKindOf } from './calendar.ts';
import { devices, networks } from './devices.ts';
import { driveOf } from './driveOf.ts';
import type { Habits } from './habits.ts';
import { personas } from './personas.ts';
import { planTurns } from './planTurns.ts';
import type { Visit } from './visit.ts';

const minute = 60_000;
const shortest = 12 * minute;

/**
 * What a student does on a day, as far as it is up to them: the same for the same student and date, whenever and
 * however often it is asked. The visits are in order and do not overlap; the last may run into the next day.
 */
export function planDay(habits: Habits, date: string, zone: string): Visit[] {
  const { seed, customerId, persona, shift, joinedAt, leftAt } = habits;
  const drive = driveOf(habits, date);
  if (drive === 0) return [];
  const random = randomFor(seed, customerId, date);
  const dayStart = startOf(date, zone);
  const ownStart = dayStart + shift * minute;
  const visits: Visit[] = [];
  let free = dayStart + minute;
  for (const [from, to, chance] of personas[persona].sittings[dayKindOf(date)]) {
    const comes = random.chance(chance * (0.05 + 0.9 * Math.min(1.06, drive)));
    const begins = random.around(minutesOf(from), 8) + Math.max(0, 1 - drive) * random.between(0, 40);
    const ends = random.around(endOf(from, to), 10) - Math.max(0, 1 - drive) * random.between(0, 55);
    const enteredAt = Math.max(free, wholeSecond(ownStart + begins * minute));
    const last = wholeSecond(ownStart + ends * minute);
    if (!comes || last - enteredAt < shortest) continue;
    const sitting = planSitting(random, habits, drive, enteredAt, last);
    visits.push(...sitting);
    free = sitting.at(-1)!.leftAt.getTime() + 3 * minute;
  }
  return visits.filter(visit => visit.enteredAt >= joinedAt && (leftAt === null || visit.leftAt <= leftAt));
}

/** One sitting: a visit, or two where the connection is lost in between. */
function planSitting(
  random: Random,
  habits: Habits,
  drive: number,
  enteredAt: number,
  last: number,
): Visit[] {
  const { deviceType, ...device } = devices[random.pick(habits.devices)];
  const arrival = {
    ...device,
    deviceType,
    customerId: habits.customerId,
    roomIds: preferred(random, habits.roomIds),
    networkType: random.pick(networks[deviceType]),
    camera: random.chance(0.02) ? ('OFF' as const) : ('ON' as const),
    mic: habits.speaks && random.chance(0.7) ? ('ON' as const) : ('OFF' as const),
    speaker: random.chance(0.8) ? ('ON' as const) : ('OFF' as const),
  };
  const visit = (from: number, to: number, reason?: string): Visit => {
    const { turns, leftAt, expulsionReason } = planTurns(random, habits, drive, {
      enteredAt: from,
      leftAt: to,
    });
    return {
      ...arrival,
      enteredAt: new Date(from),
      leftAt: new Date(leftAt),
      expulsionReason: expulsionReason === 'NONE' && reason !== undefined ? reason : expulsionReason,
      turns:
        arrival.camera === 'OFF'
          ? [
              { at: new Date(from + random.whole(15, 240) * 1_000), camera: 'ON' as const },
              ...turns,
            ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
          : turns,
    };
  };
  const losesConnection = random.chance(0.03) && last - enteredAt > 60 * minute;
  if (!losesConnection) return [visit(enteredAt, last)];
  const lost = wholeSecond(enteredAt + random.between(0.2, 0.7) * (last - enteredAt));
  return [visit(enteredAt, lost, 'CONNECTION_LOST'), visit(lost + random.whole(20, 200) * 1_000, last)];
}

/** Mostly the favourite room first, now and then another. */
const preferred = (random: Random, roomIds: readonly string[]) => {
  const first = random.chance(0.74) ? 0 : random.whole(0, roomIds.length - 1);
  return [...roomIds.slice(first), ...roomIds.slice(0, first)];
};

const wholeSecond = (time: number) => Math.floor(time / 1_000) * 1_000;

const morning = minutesOfDay(limits.studyDay.startsAt);
/** Minutes since the morning; a time before that is one of the night after. */
const minutesOf = (time: string) => (minutesOfDay(time) - morning + 1_440) % 1_440;

const endOf = (from: string, to: string) =>
  minutesOf(to) < minutesOf(from) ? minutesOf(to) + 1_440 : minutesOf(to);

const starts = new Map<string, number>();
/** When a student's day begins; remembered, since every student's plan asks for it. */
function startOf(date: string, zone: string): number {
  const key = `${date} ${zone}`;
  let start = starts.get(key);
  if (start === undefined) starts.set(key, (start = studyDayStart(date, defaultClock(zone)).getTime()));
  return start;
}

import { describe, expect, it } from 'vitest';
import { mostPresent } from '../../../../server/demo/simulator/mostPresent.ts';
import { playDays } from '../../../../server/demo/history/playDays.ts';
import { addToRowBatch, emptyRowBatch } from '../../../../server/demo/history/rowBatch.ts';
import { demoWorld } from '../simulator/demoStages.ts';
import { mostAtOnce } from '../simulator/mostAtOnce.ts';

const now = new Date('2026-11-18T21:00:00+09:00');
const { lively } = demoWorld(now);
const played = emptyRowBatch();
for (const day of playDays(lively.stage, { since: lively.recordsSince, until: now }))
  addToRowBatch(played, day);

const hour = 3_600_000;
/** How many of the stays go on in the middle of each hour of the last 60 days. */
const samples = new Map(Array.from({ length: 24 * 60 }, (_, index) => [+now - index * hour - hour / 2, 0]));
for (const { enteredAt, exitedAt } of played.stays)
  for (
    let time = Math.ceil((+enteredAt - hour / 2) / hour) * hour + hour / 2;
    time < +(exitedAt ?? now);
    time += hour
  )
    if (samples.has(time)) samples.set(time, samples.get(time)! + 1);

describe('the demo’s history', () => {
  it('never has more people in a room than it has places, nor anyone outside of its time', () => {
    for (const room of lively.stage.rooms) {
      const stays = played.stays.filter(stay => stay.roomId === room.roomId);
      expect(mostAtOnce(stays)).toBeLessThanOrEqual(room.maxParticipants);
      expect(stays.every(stay => stay.enteredAt >= room.createdAt)).toBe(true);
      if (room.endedAt) expect(stays.every(stay => stay.exitedAt! <= room.endedAt!)).toBe(true);
    }
  });

  it('never has more than 70 % of the students present', () => {
    const members = lively.stage.students.length;
    const busiest = mostAtOnce(played.stays);
    expect(busiest).toBeLessThanOrEqual(members * mostPresent);
    expect(busiest).toBeGreaterThan(members * 0.4);
  });

  it('has students at almost any hour, and most of them in the evening', () => {
    const empty = [...samples.values()].filter(present => present === 0);
    expect(empty.length / samples.size).toBeLessThan(0.06);
    const average = (seoulHour: number) => {
      const of = [...samples].filter(([time]) => (new Date(time).getUTCHours() + 9) % 24 === seoulHour);
      return of.reduce((sum, [, present]) => sum + present, 0) / of.length;
    };
    expect(average(21)).toBeGreaterThan(average(18) * 1.8);
    expect(average(15)).toBeGreaterThan(average(12) * 1.3);
    expect(average(21)).toBeGreaterThan(average(4) * 4);
  });

  it('has stays across midnight and across 06:00, expulsions, and every kind of alert and device', () => {
    const seoul = (instant: Date) => new Date(+instant + 9 * 3_600_000).toISOString();
    const crosses = (hour: string) => (stay: { enteredAt: Date; exitedAt?: Date | null }) => {
      const bound = `${seoul(stay.exitedAt ?? now).slice(0, 10)}T${hour}`;
      return seoul(stay.enteredAt) < bound && bound < seoul(stay.exitedAt ?? now);
    };
    expect(played.stays.filter(crosses('00:00')).length).toBeGreaterThan(50);
    expect(played.stays.filter(crosses('06:00')).length).toBeGreaterThan(50);
    const values = (of: (stay: (typeof played.stays)[number]) => string | undefined) =>
      new Set(played.stays.map(of));
    expect(values(stay => stay.expulsionReason)).toEqual(
      new Set(['NONE', 'HOST', 'CAMERA_OFF', 'ABSENCE', 'CONNECTION_LOST', 'ROOM_ENDED']),
    );
    expect(values(stay => stay.networkType)).toEqual(new Set(['WIFI', 'WIRED', 'CELLULAR', 'UNKNOWN']));
    expect(values(stay => stay.deviceType)).toEqual(new Set(['PC', 'TABLET', 'PHONE']));
    expect(new Set(played.alerts.map(alert => alert.kind))).toEqual(
      new Set(['CAMERA_OFF', 'ABSENCE', 'BREAK']),
    );
  });

  it('leaves live stays with one open segment each at its end, and everything else closed', () => {
    const live = played.stays.filter(stay => !stay.exitedAt);
    const open = played.segments.filter(segment => !segment.endedAt);
    expect(live.length).toBeGreaterThan(8);
    expect(open.map(segment => segment.roomUserId).toSorted()).toEqual(
      live.map(stay => stay.roomUserId).toSorted(),
    );
  });
});

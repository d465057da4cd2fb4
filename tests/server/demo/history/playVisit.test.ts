import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createEvents } from '../../../../server/core/events/bus.ts';
import { alerts, roomUsers, segments } from '../../../../server/database/schema/index.ts';
import { applyAction } from '../../../../server/demo/simulator/applyAction.ts';
import { planDay } from '../../../../server/demo/simulator/plan/planDay.ts';
import type { SimulationState } from '../../../../server/demo/simulator/simulationState.ts';
import { playVisit } from '../../../../server/demo/history/playVisit.ts';
import { checkAlerts } from '../../../../server/alerts/checkAlerts.ts';
import { datesOf } from '../../../../src/domain/studyDay.ts';
import { openTestDatabase } from '../../../support/openTestDatabase.ts';
import { buildAcademy } from '../../recorder/buildAcademy.ts';
import { demoWorld } from '../simulator/demoStages.ts';

const test = openTestDatabase();

it('leaves what the recorder writes turn by turn', async () => {
  const academy = await buildAcademy(test.orm, {
    settings: { abuseTime: 5, breakNotification: true },
    // What is planned follows from who it is.
    people: [{ customerId: '6b8d1f3a-52c7-4e09-9a41-0c7de25f8b16' }],
  });
  const { groupId, studyClock, settings, studentIds, roomIds } = academy;
  const room = { roomId: roomIds[0]!, creatorId: studentIds[0]! };
  const careless = demoWorld(new Date('2026-11-21T12:00:00Z')).lively.stage.students[4]!;
  const student = {
    ...careless,
    customerId: studentIds[0]!,
    roomIds,
    carelessness: 0.7,
    diligence: 0.6,
    joinedAt: new Date('2026-01-01T00:00:00Z'),
  };
  const stage: SimulationState = {
    groupId,
    seed: 's',
    timeZone: studyClock.zone,
    studyClock,
    settings,
    // A second student, so that one student is not more than 70 % of all.
    students: [student, { ...student, customerId: 'other' }],
    rooms: [{ ...room, maxParticipants: 10, createdAt: new Date(0), endedAt: null }],
  };
  const visits = datesOf('2026-10-05', '2026-10-18').flatMap(date => planDay(student, date, studyClock.zone));
  expect(visits.length).toBeGreaterThan(10);
  // The last one is cut off in its midst.
  const last = visits.at(-1)!;
  const until = new Date(Math.floor((+last.enteredAt + +last.leftAt) / 2_000) * 1_000);
  const played = visits.map(visit => playVisit(visit, { groupId, seed: 's', settings, room, until }));

  for (const visit of visits) {
    const happenings = [
      { kind: 'enter' as const, at: visit.enteredAt, visit },
      ...visit.turns.map(turn => ({ kind: 'turn' as const, at: turn.at, visit, turn })),
      { kind: 'leave' as const, at: visit.leftAt, visit },
    ];
    for (const happening of happenings.filter(({ at }) => at <= until)) {
      await checkAlerts(test.orm, { groupId, settings }, happening.at);
      await applyAction(test.orm, stage, happening, createEvents());
    }
  }
  await checkAlerts(test.orm, { groupId, settings }, until);

  const withoutIds = (rows: object[]) =>
    rows.map(row => ({ ...row, roomUserId: '', segmentId: '', alertId: '' }));
  const recorded = {
    stays: await test.orm
      .select()
      .from(roomUsers)
      .where(eq(roomUsers.groupId, groupId))
      .orderBy(asc(roomUsers.enteredAt)),
    segments: await test.orm
      .select()
      .from(segments)
      .where(eq(segments.groupId, groupId))
      .orderBy(asc(segments.startedAt)),
    alerts: await test.orm
      .select()
      .from(alerts)
      .where(eq(alerts.groupId, groupId))
      .orderBy(asc(alerts.occurredAt), asc(alerts.kind)),
  };
  expect(recorded.alerts.length).toBeGreaterThan(2);
  expect(withoutIds(played.flatMap(({ stays }) => stays))).toEqual(withoutIds(recorded.stays));
  expect(withoutIds(played.flatMap(trace => trace.segments))).toEqual(withoutIds(recorded.segments));
  const happened = played
    .flatMap(trace => trace.alerts)
    .toSorted((a, b) => +a.occurredAt - +b.occurredAt || a.kind.localeCompare(b.kind));
  // No one has taken them yet.
  const untouched = { takenAt: null, takenBy: null, closedAt: null, closedBy: null };
  expect(withoutIds(happened.map(alert => ({ ...alert, ...untouched })))).toEqual(
    withoutIds(recorded.alerts),
  );
});

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { alerts } from '../../../server/database/schema/index.ts';
import { createEvents, type LiveEvent } from '../../../server/core/events/bus.ts';
import { watchStays } from '../../../server/jobs/watchStays.ts';
import { enterRoom } from '../../../server/recorder/enterRoom.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';
import { buildAcademy } from '../recorder/buildAcademy.ts';

const test = openTestDatabase();

it('writes the alerts of every academy by its own settings and publishes each once', async () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const academies = [
    await buildAcademy(test.orm, { settings: { abuseTime: 5 } }),
    await buildAcademy(test.orm, { settings: { abuseTime: 30 } }),
    await buildAcademy(test.orm, { settings: { cameraOffNotification: false } }),
  ];
  for (const { groupId, studyClock, settings, studentIds, roomIds } of academies)
    await enterRoom(test.orm, {
      groupId,
      studyClock,
      settings,
      now,
      events: createEvents(),
      customerId: studentIds[0]!,
      roomId: roomIds[0]!,
      camera: 'OFF',
      networkType: 'WIFI',
      os: 'Windows 11',
      deviceType: 'PC',
      deviceModel: 'PC',
    });
  const published: LiveEvent[] = [];
  const watch = (minutes: number) =>
    watchStays({
      database: test.database,
      clock: () => new Date(+now + minutes * 60_000),
      mail: async () => undefined,
      events: { publish: (...events) => void published.push(...events) },
    });
  await watch(4);
  expect(published).toEqual([]);
  await watch(6);
  await watch(7);
  expect(published.map(({ groupId, kind }) => [groupId, kind])).toEqual([[academies[0]!.groupId, 'alert']]);
  const [alert] = await test.orm.select().from(alerts).where(eq(alerts.alertId, published[0]!.id));
  expect(alert).toMatchObject({ kind: 'CAMERA_OFF', occurredAt: new Date(+now + 5 * 60_000) });
});

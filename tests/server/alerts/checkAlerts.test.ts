import { expect, it } from 'vitest';
import { createEvents } from '../../../server/core/events/bus.ts';
import { checkAlerts } from '../../../server/alerts/checkAlerts.ts';
import { enterRoom } from '../../../server/recorder/enterRoom.ts';
import { setAway } from '../../../server/recorder/setAway.ts';
import { setDevices } from '../../../server/recorder/setDevices.ts';
import { setStopwatch } from '../../../server/recorder/setStopwatch.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';
import { buildAcademy } from '../recorder/buildAcademy.ts';

const test = openTestDatabase();
const device = { networkType: 'WIFI', os: 'Windows 11', deviceType: 'PC', deviceModel: 'PC' };
const at = (time: string) => new Date(`2026-11-20T${time}+09:00`);

async function academyWithStudent(
  settings: NonNullable<Parameters<typeof buildAcademy>[1]>['settings'] = {},
) {
  const academy = await buildAcademy(test.orm, { settings });
  const { groupId, studyClock, settings: studySettings, studentIds, roomIds } = academy;
  const write = (time: string) => ({
    groupId,
    studyClock,
    settings: studySettings,
    events: createEvents(),
    now: at(time),
    customerId: studentIds[0]!,
  });
  await enterRoom(test.orm, { ...write('10:00:00'), ...device, roomId: roomIds[0]! });
  return {
    write,
    check: async (time: string, changed: typeof settings = {}) => {
      const found = await checkAlerts(
        test.orm,
        { groupId, settings: { ...studySettings, ...changed } },
        at(time),
      );
      return found.map(alert => [alert.kind, alert.occurredAt.toISOString()]);
    },
  };
}

it('alerts once that a camera has been off for longer than the abuse time [S3.19]', async () => {
  const { write, check } = await academyWithStudent({ abuseTime: 10 });
  await setDevices(test.orm, { ...write('10:20:00'), devices: { camera: 'OFF' } });
  expect(await check('10:29:59')).toEqual([]);
  expect(await check('10:33:00')).toEqual([['CAMERA_OFF', at('10:30:00').toISOString()]]);
  expect(await check('10:34:00')).toEqual([]);
  expect(await check('10:50:00', { abuseTime: 20 })).toEqual([]);
  await setDevices(test.orm, { ...write('10:51:00'), devices: { camera: 'ON' } });
  await setDevices(test.orm, { ...write('11:00:00'), devices: { camera: 'OFF' } });
  expect(await check('11:10:00')).toEqual([['CAMERA_OFF', at('11:10:00').toISOString()]]);
});

it('alerts of absence after its own interval, and of long breaks only where wanted', async () => {
  const { write, check } = await academyWithStudent({
    absenceNotificationInterval: 5,
    breakNotification: true,
  });
  await setAway(test.orm, { ...write('10:20:00'), away: true });
  await setStopwatch(test.orm, { ...write('10:20:00'), state: 'BREAK' });
  expect(await check('10:25:00')).toEqual([['ABSENCE', at('10:25:00').toISOString()]]);
  expect(await check('10:30:00', { breakNotification: false })).toEqual([]);
  expect(await check('10:30:00')).toEqual([['BREAK', at('10:30:00').toISOString()]]);
});

it('alerts no one where the academy switched notifications off', async () => {
  const off = { cameraOffNotification: false, absenceDetection: false, breakNotification: false };
  const { write, check } = await academyWithStudent(off);
  await setDevices(test.orm, { ...write('10:20:00'), devices: { camera: 'OFF' } });
  await setAway(test.orm, { ...write('10:20:00'), away: true });
  await setStopwatch(test.orm, { ...write('10:20:00'), state: 'BREAK' });
  expect(await check('15:00:00')).toEqual([]);
});

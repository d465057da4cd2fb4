import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { createWorld } from '../../support/world.ts';

const { groups } = contract;

async function settingsOf() {
  const world = await createWorld();
  const academy = await world.academy();
  const params = { groupId: academy.groupId };
  const { version, ...settings } = (await academy.owner.call(groups.studySettings, { params })).body;
  return { world, ...academy, params, version, settings };
}

test('feature settings are changed as a whole, once for each version [S3.19]', async () => {
  const { owner, params, version, settings } = await settingsOf();
  const body = { ...settings, abuseTime: 25, quietHoursStart: '23:00:00', quietHoursEnd: '07:00:00' };
  const { body: changed } = await owner.call(groups.updateStudySettings, { params, body, version });
  expect(changed).toEqual({ ...body, version: version + 1 });
  const late = await owner.send(groups.updateStudySettings, { params, body: settings, version });
  expect({ status: late.status, current: (late.body as { current: unknown }).current }).toEqual({
    status: 412,
    current: changed,
  });
});

test.each([
  [{ abuseTime: 0 }, 'abuseTime', 'validation.minutes'],
  [{ absenceNotificationInterval: 181 }, 'absenceNotificationInterval', 'validation.minutes'],
  [{ quietHoursStart: '22:00:00' }, 'quietHoursEnd', 'validation.quietHours'],
  [{ quietHoursStart: '22:00:00', quietHoursEnd: '22:00:00' }, 'quietHoursEnd', 'validation.quietHours'],
])('%j is refused next to its field', async (wrong, field, message) => {
  const { owner, params, version, settings } = await settingsOf();
  const { status, body } = await owner.send(groups.updateStudySettings, {
    params,
    body: { ...settings, ...wrong },
    version,
  });
  expect({ status, why: (body as { fieldErrors: object }).fieldErrors }).toEqual({
    status: 400,
    why: { [field]: message },
  });
});

test('another academy’s settings are unknown, and changing the own ones needs the permission', async () => {
  const { world, params, version, settings, manager } = await settingsOf();
  const { owner: stranger } = await world.academy();
  const body = settings;
  expect((await stranger.send(groups.studySettings, { params })).status).toBe(404);
  expect((await stranger.send(groups.updateStudySettings, { params, body, version })).status).toBe(404);
  const teacher = await manager({ permissions: ['MANAGE_GROUP'] });
  expect((await teacher.send(groups.studySettings, { params })).status).toBe(200);
  expect((await teacher.send(groups.updateStudySettings, { params, body, version })).status).toBe(403);
});

test('a registration number has ten digits [S3.18]', async () => {
  const { owner } = await settingsOf();
  const { body: group } = await owner.call(groups.one);
  const body = {
    name: group.name,
    type: group.type,
    phone: group.phone,
    postalCode: group.postalCode,
    address: group.address,
    detailAddress: group.detailAddress,
    studyDays: group.studyDays,
    accentColor: group.accentColor,
  };
  const save = (registrationNumber: string) =>
    owner.send(groups.update, { body: { ...body, registrationNumber }, version: group.version });
  expect((await save('12345')).status).toBe(400);
  expect((await save('1234567890')).status).toBe(200);
});

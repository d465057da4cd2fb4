import { expect, test } from 'vitest';
import { apiBase, contract } from '../../../src/contract/index.ts';
import type { Group } from '../../../src/domain/entities/group.ts';
import { pngOf } from '../../support/png.ts';
import { createWorld } from '../../support/world.ts';

const { audits, auth, groups, session } = contract;

/** What may be changed of an academy, from what is answered of it. */
const bodyOf = ({
  groupId: _id,
  managerName: _name,
  managerEmail: _email,
  logoImageUrl: _url,
  version: _version,
  ...body
}: Group) => body;

const changes = {
  name: '새벽 스터디카페',
  type: 'STUDY_CAFE',
  phone: '0212345678',
  postalCode: '06236',
  address: '서울특별시 강남구 테헤란로 1',
  detailAddress: '3층',
  registrationNumber: '1234567890',
  studyDays: ['MON', 'WED', 'FRI'],
  accentColor: '#2255AA',
  timeZone: 'Asia/Tokyo',
  dayStartsAt: '09:00',
  logoImageId: null,
} as const;

test('the academy’s information is changed as a whole, and its log has both values [S3.17]', async () => {
  const academy = await (await createWorld()).academy();
  const { owner, groupId } = academy;
  const { body: before } = await owner.call(groups.one);
  expect(before).toMatchObject({ groupId, managerName: owner.name, managerEmail: owner.email });
  const body = { ...changes, studyDays: [...changes.studyDays] };
  const { body: after } = await owner.call(groups.update, { body, version: before.version });
  expect(after).toEqual({ ...before, ...body, version: before.version + 1 });
  expect((await owner.call(groups.one)).body).toEqual(after);
  expect((await owner.call(session.academies)).body.title).toBe(changes.name);
  const log = (await owner.call(audits.list)).body.find(({ action }) => action === 'group.update');
  expect(log).toMatchObject({
    actorName: owner.name,
    targetName: changes.name,
    before: { name: academy.name },
    after: { name: changes.name, type: 'STUDY_CAFE' },
  });

  const late = await owner.refused(groups.update, { body: bodyOf(before), version: before.version });
  expect(late.body).toMatchObject({ status: 412, code: 'STALE', current: { name: changes.name } });
});

test('the academy ID is fixed after sign-up [S9.12]', async () => {
  const { owner } = await (await createWorld()).academy();
  const { body: group } = await owner.call(groups.one);
  const { status, body } = await owner.send(groups.update, {
    body: { ...bodyOf(group), groupId: 'another-id' },
    version: group.version,
  });
  expect({ status, code: (body as { code: string }).code }).toEqual({ status: 400, code: 'UNKNOWN_FIELD' });
});

test.each([
  [{ name: '빛' }, 'name', 'validation.name'],
  [{ type: 'SCHOOL' }, 'type', 'validation.choice'],
  [{ phone: '02-123' }, 'phone', 'validation.phone'],
  [{ registrationNumber: '123456789' }, 'registrationNumber', 'validation.registrationNumber'],
  [{ studyDays: ['HOLIDAY'] }, 'studyDays.0', 'validation.choice'],
  [{ accentColor: 'red' }, 'accentColor', 'validation.color'],
  [{ dayStartsAt: '12:30' }, 'dayStartsAt', 'validation.dayStart'],
  [{ dayStartsAt: '6:00' }, 'dayStartsAt', 'validation.dayStart'],
  [{ timeZone: 'Asia/Atlantis' }, 'timeZone', 'validation.timeZone'],
  [{ timeZone: '+09:00' }, 'timeZone', 'validation.timeZone'],
  [{ timeZone: 'asia/seoul' }, 'timeZone', 'validation.timeZone'],
  [{ logoImageId: 'not-uploaded-here' }, 'logoImageId', 'validation.image'],
])('%j is refused next to its field [S5.4]', async (wrong, field, message) => {
  const { owner } = await (await createWorld()).academy();
  const { body: group } = await owner.call(groups.one);
  const { body } = await owner.refused(groups.update, {
    body: { ...bodyOf(group), ...wrong } as never,
    version: group.version,
  });
  expect(body.fieldErrors).toEqual({ [field]: message });
});

test('only users with MANAGE_GROUP change it, and only for their own academy (specification, section 6)', async () => {
  const world = await createWorld();
  const { owner, manager } = await world.academy();
  const { body: group } = await owner.call(groups.one);
  const input = { body: { ...bodyOf(group), name: '바뀐 학원' }, version: group.version };
  const other = await manager({ permissions: ['MANAGE_GROUP_SETTING'] });
  expect((await other.send(groups.update, input)).status).toBe(403);
  expect((await (await manager({ permissions: ['MANAGE_GROUP'] })).send(groups.update, input)).status).toBe(
    200,
  );
  const { owner: stranger } = await world.academy();
  expect((await stranger.call(groups.one)).body.name).not.toBe('바뀐 학원');
});

test('everyone may know what an academy’s sign-in page shows, and nothing else; unknown IDs are limited', async () => {
  const world = await createWorld({
    env: {
      OIDC_ISSUER: 'https://id.example.com',
      OIDC_CLIENT_ID: 'studyroom',
      OIDC_CLIENT_SECRET: 'a secret',
      OIDC_NAME: 'Campus ID',
    },
  });
  const { owner, groupId, name } = await world.academy();
  const uploaded = await owner.fetch(`${apiBase}${session.uploadImage.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', 'X-Requested-With': 'studyroom-console' },
    body: new Uint8Array(pngOf(120, 60)),
  });
  const image = (await uploaded.json()) as { imageId: string; url: string };
  const { body: group } = await owner.call(groups.one);
  const body = { ...bodyOf(group), accentColor: '#2255AA' };
  await owner.call(groups.update, { version: group.version, body });
  const stranger = world.stranger();
  const read = (id: string) => stranger.send(auth.academySignIn, { params: { groupId: id } });
  const singleSignOn = { name: 'Campus ID' };
  expect((await read(groupId)).body).toEqual({
    groupId,
    name,
    accentColor: '#2255AA',
    logoImageUrl: null,
    singleSignOn,
  });
  expect((await stranger.send(auth.academyLogo, { params: { groupId } })).status).toBe(404);
  await owner.call(groups.update, {
    version: group.version + 1,
    body: { ...body, logoImageId: image.imageId },
  });
  const { logoImageUrl } = (
    await stranger.call(auth.academySignIn, { params: { groupId: groupId.toUpperCase() } })
  ).body;
  const logo = await stranger.fetch(logoImageUrl!);
  expect([logo.status, logo.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  const again = await stranger.fetch(logoImageUrl!, {
    headers: { 'If-None-Match': logo.headers.get('ETag')! },
  });
  expect(again.status).toBe(304);
  expect((await stranger.fetch(image.url)).status).toBe(401);

  expect((await read('~system')).status).toBe(404);
  for (let index = 0; index < 60; index += 1) await read(`unknown-${index}`);
  expect((await read('unknown-60')).status).toBe(429);
  expect((await read(groupId)).status).toBe(429);
  world.clock.advance({ minutes: 11 });
  expect((await read(groupId)).status).toBe(200);
});

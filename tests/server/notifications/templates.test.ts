import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { createWorld } from '../../support/world.ts';

const { templates } = contract;
const notice = {
  name: '공지',
  trigger: 'CUSTOM' as const,
  language: 'ko' as const,
  channel: 'EMAIL' as const,
  subject: '[{{academyName}}] 안내',
  body: '{{recipientName}}님, 안녕하세요.',
  enabled: true,
};

test('a template is written, changed once for each version, and deleted', async () => {
  const { owner } = await (await createWorld()).academy();
  const { body: made } = await owner.call(templates.create, { body: notice });
  const params = { id: made.id };
  const changed = await owner.call(templates.update, {
    params,
    body: { ...notice, enabled: false },
    version: made.version,
  });
  expect(changed.body.enabled).toBe(false);
  expect(
    (await owner.refused(templates.update, { params, body: notice, version: made.version })).body.code,
  ).toBe('STALE');
  const listed = await owner.call(templates.list);
  expect([listed.body.map(({ id }) => id), listed.headers.get('Content-Range')]).toEqual([
    [made.id],
    'items 0-0/1',
  ]);
  await owner.call(templates.delete, { params });
  expect((await owner.refused(templates.one, { params })).status).toBe(404);
});

test.each([
  [{ subject: '{{password}}' }, 'subject'],
  [{ body: '{{ roomName }}에서' }, 'body'],
])('%j is refused: the trigger does not know the variable', async (wrong, field) => {
  const { owner } = await (await createWorld()).academy();
  const { status, body } = await owner.refused(templates.create, { body: { ...notice, ...wrong } });
  expect([status, body.code, body.fieldErrors]).toEqual([
    422,
    'UNKNOWN_VARIABLE',
    { [field]: 'validation.unknownVariable' },
  ]);
});

test('another academy’s template is unknown', async () => {
  const world = await createWorld();
  const [{ owner }, { owner: stranger }] = [await world.academy(), await world.academy()];
  const { body: made } = await owner.call(templates.create, { body: notice });
  const params = { id: made.id };
  expect((await stranger.refused(templates.one, { params })).status).toBe(404);
  expect((await stranger.refused(templates.delete, { params })).status).toBe(404);
  expect((await stranger.call(templates.list)).body).toEqual([]);
});

test('a test mail goes to the person who requests it, with its variables filled in', async () => {
  const world = await createWorld();
  const { owner, name } = await world.academy();
  const { body: made } = await owner.call(templates.create, { body: notice });
  await owner.call(templates.test, { params: { id: made.id } });
  const mails = await world.mails();
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [owner.email, `[${name}] 안내`],
  ]);
});

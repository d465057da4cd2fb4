import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { purge } from '../../../server/jobs/purge.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Caller } from '../../support/caller.ts';
import { pngOf } from '../../support/png.ts';
import { createWorld } from '../../support/world.ts';

const upload = (caller: Caller, bytes: Uint8Array, type = 'image/png') =>
  caller.fetch('/api/v1/images', {
    method: 'POST',
    headers: { 'Content-Type': type, 'X-Requested-With': 'studyroom-console' },
    body: Buffer.from(bytes),
  });

test('an image is kept as it is and served under its address, for good', async () => {
  const { owner, groupId } = await (await createWorld()).academy();
  const png = pngOf(120, 80);
  const answer = await upload(owner, png);
  expect(answer.status).toBe(201);
  const { imageId, url, width, height } = (await answer.json()) as Record<string, string>;
  expect({ url, width, height }).toEqual({
    url: `/api/v1/images/${groupId}/${imageId}`,
    width: 120,
    height: 80,
  });

  const served = await owner.fetch(url!);
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(new Uint8Array(png));
  expect(served.headers.get('Content-Type')).toBe('image/png');
  expect(served.headers.get('Cache-Control')).toContain('immutable');
  expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(served.headers.get('Content-Security-Policy')).toContain('sandbox');
  const again = await owner.fetch(url!, { headers: { 'If-None-Match': served.headers.get('ETag')! } });
  expect(again.status).toBe(304);
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
test.each([
  ['SVG', svg],
  ['SVG that is called a PNG', svg],
  ['a page', html],
  ['nothing', Buffer.alloc(0)],
  ['a cut-off PNG', pngOf(10, 10).subarray(0, 12)],
  ['an image that is too wide', pngOf(limits.image.maxSide + 1, 1)],
  ['compressed nonsense', deflateSync(Buffer.from('x'.repeat(99)))],
])('%s is refused, whatever it is called', async (_, bytes) => {
  const { owner } = await (await createWorld()).academy();
  const answer = await upload(owner, bytes);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    415,
    'IMAGE_NOT_SUPPORTED',
  ]);
});

test('an image of more than 5 MB is refused (specification, section 9)', async () => {
  const { owner } = await (await createWorld()).academy();
  const large = Buffer.concat([pngOf(10, 10), Buffer.alloc(limits.image.maxBytes)]);
  const answer = await upload(owner, large);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'IMAGE_TOO_LARGE']);
});

test('an image of another academy is served only under its own, and cannot be used by others', async () => {
  const world = await createWorld();
  const [mine, other] = [await world.academy(), await world.academy()];
  const { imageId } = (await (await upload(other.owner, pngOf(9, 9))).json()) as { imageId: string };
  const under = (groupId: string) => ({ params: { groupId, imageId } });
  expect((await mine.owner.send(contract.session.image, under(mine.groupId))).status).toBe(404);
  expect((await world.stranger().send(contract.session.image, under(other.groupId))).status).toBe(200);

  const student = await mine.student();
  const { body: profile } = await mine.owner.call(contract.session.customerByUserId, {
    params: { userId: student.userId },
  });
  const { nickname, gender, birthday, resolution, dream, goal, interestCategories, dDay } = profile;
  const { body } = await mine.owner.refused(contract.session.updateCustomer, {
    params: { customerId: student.customerId },
    version: profile.version,
    body: {
      nickname: nickname || '별명',
      gender,
      birthday,
      resolution,
      dream,
      goal,
      interestCategories,
      dDay,
      profileImageId: imageId,
    },
  });
  expect(body.fieldErrors).toEqual({ profileImageId: 'validation.image' });
});

test('an image that nobody came to use is removed after a day, and a used one stays', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const ids: string[] = [];
  for (const side of [8, 9]) {
    const answer = await upload(academy.owner, pngOf(side, side));
    ids.push(((await answer.json()) as { imageId: string }).imageId);
  }
  await academy.change(await academy.student(), { profileImageId: ids[0]! });
  const statuses = () =>
    Promise.all(
      ids.map(
        async imageId =>
          (
            await academy.owner.send(contract.session.image, {
              params: { groupId: academy.groupId, imageId },
            })
          ).status,
      ),
    );
  await purge(world);
  expect(await statuses()).toEqual([200, 200]);
  world.clock.advance({ hours: limits.image.unusedHours + 1 });
  await purge(world);
  expect(await statuses()).toEqual([200, 404]);
});

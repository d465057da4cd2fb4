import { deflateSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newId } from '../../../server/database/newId.ts';
import { images } from '../../../server/database/schema/index.ts';
import { purge } from '../../../server/jobs/purge.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { contract } from '../../../src/contract/index.ts';
import { groupBody } from '../../../src/domain/entities/group.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Caller } from '../../support/caller.ts';
import { pngOf } from '../../support/png.ts';
import { createWorld } from '../../support/world.ts';

interface Uploaded {
  imageId: string;
  url: string;
  width: number;
  height: number;
}

const upload = (caller: Caller, bytes: Uint8Array, type = 'image/png') =>
  caller.fetch('/api/v1/images', {
    method: 'POST',
    headers: { 'Content-Type': type, 'X-Requested-With': 'studyroom-console' },
    body: Buffer.from(bytes),
  });
const uploaded = async (caller: Caller, bytes: Uint8Array = pngOf(9, 9)) => {
  const answer = await upload(caller, bytes);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Uploaded;
};
const statusOf = async (caller: Caller, { url }: Pick<Uploaded, 'url'>) => (await caller.fetch(url)).status;
const contentOf = async (caller: Caller, { url }: Uploaded) =>
  Buffer.from(await (await caller.fetch(url)).arrayBuffer());

test('an uploaded image is served to its academy, from private caches only', async () => {
  const { owner, groupId } = await (await createWorld()).academy();
  const image = await uploaded(owner, pngOf(120, 80));
  expect(image).toEqual({
    imageId: image.imageId,
    url: `/api/v1/images/${groupId}/${image.imageId}`,
    width: 120,
    height: 80,
  });
  const served = await owner.fetch(image.url);
  expect(served.headers.get('Content-Type')).toBe('image/webp');
  expect(served.headers.get('Cache-Control')).toMatch(/^private, max-age=\d{1,3}$/);
  expect(served.headers.get('Vary')).toBe('Cookie');
  expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(served.headers.get('Content-Security-Policy')).toContain('sandbox');
  const again = await owner.fetch(image.url, { headers: { 'If-None-Match': served.headers.get('ETag')! } });
  expect(again.status).toBe(304);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'of a %s only the picture is stored: no place, no camera, nothing behind its end',
  async format => {
    const { owner } = await (await createWorld()).academy();
    const photo = await sharp(pngOf(60, 40))
      .toFormat(format)
      .withExif({ IFD0: { Copyright: 'Camera of Jane' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
      .toBuffer();
    const sent = Buffer.concat([photo, Buffer.from('<script>trailing()</script>')]);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const stored = await contentOf(owner, await uploaded(owner, sent));
    const { exif, xmp, icc, iptc } = await sharp(stored).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(stored.toString('latin1')).not.toMatch(/Camera of Jane|trailing/);
  },
);

test('a photo is stored upright, and no larger than screens need', async () => {
  const { owner } = await (await createWorld()).academy();
  const side = limits.image.storedSide;
  const photo = await sharp(pngOf(side * 2, side))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { width, height } = await uploaded(owner, photo);
  expect({ width, height }).toEqual({ width: side / 2, height: side });
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
);
const html = Buffer.from('<!doctype html><script>alert(1)</script>');
test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ['SVG', () => svg],
  ['a page', () => html],
  ['nothing', () => Buffer.alloc(0)],
  ['a cut-off PNG', () => pngOf(100, 100).subarray(0, 60)],
  ['a cut-off JPEG', async () => (await sharp(pngOf(300, 300)).jpeg().toBuffer()).subarray(0, 400)],
  ['TIFF', () => sharp(pngOf(9, 9)).tiff().toBuffer()],
  ['an image that is too wide', () => pngOf(limits.image.maxSide + 1, 1)],
  [
    'a decompression bomb',
    () => pngOf(limits.image.maxSide, limits.image.maxPixels / limits.image.maxSide + 1),
  ],
  ['compressed nonsense', () => deflateSync(Buffer.from('x'.repeat(99)))],
])('%s is refused, whatever it is called', async (_, make) => {
  const { owner } = await (await createWorld()).academy();
  const answer = await upload(owner, await make());
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    415,
    'IMAGE_NOT_SUPPORTED',
  ]);
});

test('an image of more than 5 MB is refused [S5.7]', async () => {
  const { owner } = await (await createWorld()).academy();
  const large = Buffer.concat([pngOf(10, 10), Buffer.alloc(limits.image.maxBytes)]);
  const answer = await upload(owner, large);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'IMAGE_TOO_LARGE']);
});

test('twenty uploads at once are all answered, with a picture or with the advice to try again', async () => {
  const { owner } = await (await createWorld()).academy();
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(owner, pngOf(400, 400))));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter(status => ![201, 503].includes(status))).toEqual([]);
  expect(statuses.filter(status => status === 201).length).toBeGreaterThan(limits.image.converting - 1);
});

test('an academy’s pictures are limited by its storage', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy();
  const { academyBytes, maxBytes } = limits.image;
  await world.database.orm.execute(sql`insert into ${images}
      (group_id, image_id, content_type, width, height, content, created_by, created_at)
    select ${groupId}, gen_random_uuid(), 'image/webp', 1, 1, decode(repeat('00', ${maxBytes}::int), 'hex'),
      ${owner.customerId}, now()
    from generate_series(1, ${academyBytes / maxBytes}::int)`);
  const answer = await upload(owner, pngOf(200, 200));
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'IMAGE_QUOTA']);
});

test('an image is for the signed-in people of its academy: others get the response of an unknown one', async () => {
  const world = await createWorld();
  const [mine, other] = [await world.academy(), await world.academy()];
  const superAdmin = await world.superAdmin();
  const image = await uploaded(other.owner);
  const student = await other.student({ profileImageId: image.imageId });
  expect(await statusOf(await other.manager(), image)).toBe(200);
  expect(await statusOf(superAdmin, image)).toBe(200);
  expect(await statusOf(world.stranger(), image)).toBe(401);
  const answers = await Promise.all(
    [
      image.url,
      image.url.replace(other.groupId, mine.groupId),
      image.url.replace(/[^/]+$/, newId(world.clock())),
    ].map(async url => {
      const answer = await mine.owner.fetch(url);
      return [answer.status, await answer.text()];
    }),
  );
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]![0]).toBe(404);

  const observer = await other.manager({ observer: true });
  expect(await statusOf(observer, image)).toBe(404);
  await other.change(student, { managerId: observer.customerId });
  expect(await statusOf(observer, image)).toBe(200);
});

test.each(['INACTIVE', 'DELETED'] as const)(
  'the picture of an account that is %s is served to no one, and comes back with the account',
  async accountStatus => {
    const world = await createWorld();
    const academy = await world.academy();
    const image = await uploaded(academy.owner);
    const student = await academy.student({ profileImageId: image.imageId });
    const params = { id: student.customerId };
    const urlOf = async () =>
      (await academy.owner.call(contract.students.one, { params })).body.profileImageUrl;
    expect([await statusOf(academy.owner, image), await urlOf()]).toEqual([200, image.url]);
    await academy.change(student, { accountStatus });
    expect(await statusOf(academy.owner, image)).toBe(404);
    expect(await statusOf(await world.superAdmin(), image)).toBe(404);
    expect(await urlOf()).toBe(null);
    await academy.change(student, { accountStatus: 'ACTIVE' });
    expect([await statusOf(academy.owner, image), await urlOf()]).toEqual([200, image.url]);
  },
);

test('an image of another academy cannot be used', async () => {
  const world = await createWorld();
  const [mine, other] = [await world.academy(), await world.academy()];
  const { imageId } = await uploaded(other.owner);
  const me = (await mine.owner.call(contract.session.me)).body;
  const { body } = await mine.owner.refused(contract.session.updateProfile, {
    params: { customerId: mine.owner.customerId },
    version: me.version,
    body: { profileImageId: imageId },
  });
  expect(body.fieldErrors).toEqual({ profileImageId: 'validation.image' });
});

test('a picture that is replaced or removed is deleted at once, unless something else shows it', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy();
  const [first, second] = [await uploaded(owner), await uploaded(owner)];
  const stored = () => world.database.orm.$count(images, eq(images.groupId, groupId));
  const use = async (profileImageId: string | null) => {
    const me = (await owner.call(contract.session.me)).body;
    const params = { customerId: owner.customerId };
    await owner.call(contract.session.updateProfile, {
      params,
      version: me.version,
      body: { profileImageId },
    });
    return stored();
  };
  expect(await use(first.imageId)).toBe(2);
  expect(await use(second.imageId)).toBe(1);

  const { version, ...group } = (await owner.call(contract.groups.one)).body;
  const body = pick(group, Object.keys(groupBody.fields)) as BodyOf<typeof contract.groups.update>;
  await owner.call(contract.groups.update, { version, body: { ...body, logoImageId: second.imageId } });
  expect(await use(null)).toBe(1);
  expect(await statusOf(owner, second)).toBe(200);
  await owner.call(contract.groups.update, { version: version + 1, body: { ...body, logoImageId: null } });
  expect(await stored()).toBe(0);
});

test('an unused image is removed after a day, and a used one stays', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const pictures = [await uploaded(academy.owner, pngOf(8, 8)), await uploaded(academy.owner)];
  await academy.change(await academy.student(), { profileImageId: pictures[0]!.imageId });
  const statuses = () => Promise.all(pictures.map(picture => statusOf(academy.owner, picture)));
  await purge(world);
  expect(await statuses()).toEqual([200, 200]);
  world.clock.advance({ hours: limits.image.unusedHours + 1 });
  await purge(world);
  expect(await statuses()).toEqual([200, 404]);
});

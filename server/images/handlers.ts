import { and, eq } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { newId } from '../database/newId.ts';
import { images } from '../database/schema/index.ts';
import type { SomeHandlersOf } from '../core/context.ts';
import { found } from '../core/problem.ts';
import { readable } from './readable.ts';
import { assertWithinQuota } from './assertWithinQuota.ts';
import { imageUrl } from '../core/images/url.ts';

/** No shared cache stores a picture, and browsers revalidate it soon. */
const imageHeaders = {
  'Cache-Control': 'private, max-age=300',
  Vary: 'Cookie',
  // What is in it can do nothing, even when it is opened by itself.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline',
};

/** Consoles on other origins show images too; without any, browsers keep images from every other origin. */
const elsewhere = ({ consoleOrigins }: Pick<Config, 'consoleOrigins'>): Record<string, string> =>
  consoleOrigins.length > 0 ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {};

export const imageHandlers = {
  async uploadImage({ db, session, upload, now, audit }) {
    const { content, contentType, width, height } = upload;
    const { groupId, customerId } = session;
    await assertWithinQuota(db, groupId, content.byteLength);
    const imageId = newId(now);
    await db.insert(images).values({
      groupId,
      imageId,
      contentType,
      width,
      height,
      content: Buffer.from(content),
      createdBy: customerId,
      createdAt: now,
    });
    await audit({
      action: 'image.upload',
      target: { kind: 'image', id: imageId, name: '' },
      after: { contentType, width, height, bytes: content.byteLength },
    });
    return { imageId, url: imageUrl(groupId, imageId)!, width, height };
  },

  async image({ db, session, params, request, config }) {
    const { groupId, imageId } = params;
    const etag = `"${imageId}"`;
    const headers = { ...imageHeaders, ...elsewhere(config), ETag: etag };
    const isThis = and(eq(images.groupId, groupId), eq(images.imageId, imageId), readable(db, session));
    if (request.headers.get('If-None-Match') === etag && (await db.$count(images, isThis)) > 0)
      return new Response(null, { status: 304, headers });
    const [image] = await db
      .select({ contentType: images.contentType, content: images.content })
      .from(images)
      .where(isThis);
    const { contentType, content } = found(image);
    return new Response(new Uint8Array(content), {
      headers: { ...headers, 'Content-Type': contentType },
    });
  },
} satisfies Pick<SomeHandlersOf<'session'>, 'uploadImage' | 'image'>;

import { and, eq } from 'drizzle-orm';
import { newId } from '../database/newId.ts';
import { images } from '../database/schema/index.ts';
import type { SomeHandlersOf } from '../core/context.ts';
import { readable } from './readable.ts';
import { assertWithinQuota } from './assertWithinQuota.ts';
import { sendImage } from './sendImage.ts';
import { imageUrl } from '../core/images/url.ts';

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

  image(context) {
    const { groupId, imageId } = context.params;
    const isThis = and(
      eq(images.groupId, groupId),
      eq(images.imageId, imageId),
      readable(context.db, context.session),
    )!;
    return sendImage(context, { imageId, where: isThis });
  },
} satisfies Pick<SomeHandlersOf<'session'>, 'uploadImage' | 'image'>;

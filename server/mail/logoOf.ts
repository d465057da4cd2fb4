import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { logoAddress } from '../core/mail/logoCid.ts';
import type { Queryable } from '../database/open.ts';
import { groups, images } from '../database/schema/index.ts';

/** Twice the size that mails show it in, in pixels. */
const box = { width: 240, height: 56 };

/**
 * The logo that a mail shows, as a small PNG, because not all mail programs know WebP; null when the mail shows none, and when
 * the academy has removed it since.
 */
export async function logoOf(
  db: Queryable,
  { groupId, htmlBody }: { groupId: string; htmlBody: string },
): Promise<Buffer | null> {
  if (!htmlBody.includes(`"${logoAddress}"`)) return null;
  const [logo] = await db
    .select({ content: images.content })
    .from(groups)
    .innerJoin(images, and(eq(images.groupId, groups.groupId), eq(images.imageId, groups.logoImageId)))
    .where(eq(groups.groupId, groupId));
  if (logo === undefined) return null;
  return sharp(logo.content)
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

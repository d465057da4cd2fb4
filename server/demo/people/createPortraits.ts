import type { images } from '../../database/schema/index.ts';
import type { AcademyRows } from '../createAcademy.ts';
import type { DemoContext } from '../context.ts';
import { drawPortrait } from './drawPortrait.ts';

/** The pictures of those who have one. */
export const createPortraits = (
  { random }: DemoContext,
  { customers }: Pick<AcademyRows, 'customers'>,
): (typeof images.$inferInsert)[] =>
  customers.flatMap(({ groupId, customerId, profileImageId, email, gender, createdAt }) =>
    profileImageId
      ? {
          groupId,
          imageId: profileImageId,
          contentType: 'image/svg+xml',
          width: 64,
          height: 64,
          content: Buffer.from(
            drawPortrait(random('portrait', email), gender === 'FEMALE' ? 'long' : 'short'),
          ),
          createdBy: customerId!,
          createdAt,
        }
      : [],
  );

import { and, eq } from 'drizzle-orm';
import type { SomeHandlersOf } from '../../core/context.ts';
import { found } from '../../core/problem.ts';
import { images } from '../../database/schema/index.ts';
import { sendImage } from '../../images/sendImage.ts';
import { findAcademy, readAcademySignIn } from './readAcademySignIn.ts';

export const signInPage = {
  async academySignIn({ db, params, config }) {
    return found((await readAcademySignIn(db, params.groupId, config)) ?? undefined);
  },

  async academyLogo(context) {
    const { groupId, logoImageId } = found(await findAcademy(context.db, context.params.groupId));
    if (logoImageId === null) return found(undefined);
    return sendImage(context, {
      imageId: logoImageId,
      where: and(eq(images.groupId, groupId), eq(images.imageId, logoImageId))!,
    });
  },
} satisfies SomeHandlersOf<'auth'>;

import type { customers } from '../../database/schema/index.ts';
import { imageUrl } from './url.ts';

type Shown = Pick<typeof customers.$inferSelect, 'groupId' | 'profileImageId' | 'accountStatus'>;

/** Where the picture of an account is served; null without one, and while the account is not active. */
export const pictureUrl = ({ groupId, profileImageId, accountStatus }: Shown) =>
  accountStatus === 'ACTIVE' ? imageUrl(groupId, profileImageId) : null;

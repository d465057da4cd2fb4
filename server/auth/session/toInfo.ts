import { imageUrl } from '../../core/images/url.ts';
import { lacksTwoFactor } from './lacksTwoFactor.ts';
import type { CurrentUser } from '../../core/currentUser.ts';

type SessionAccount = Pick<
  CurrentUser,
  'groupId' | 'role' | 'permissions' | 'initialized' | 'profileImageId' | 'requiresTwoFactor' | 'hasTwoFactor'
> &
  Partial<Pick<CurrentUser, 'viewingGroupId'>>;

/** The current user and their permissions, as responses carry them. */
export const toInfo = (session: SessionAccount) => ({
  role: session.role,
  permissions: session.permissions,
  profileImageUrl: imageUrl(session.groupId, session.profileImageId),
  viewingGroupId: session.viewingGroupId ?? null,
  ...(session.role === 'OWNER' ? { initialized: session.initialized } : {}),
  ...(lacksTwoFactor(session) ? { mustSetUpTwoFactor: true } : {}),
});

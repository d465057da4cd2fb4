import { imageUrl } from '../../core/images/url.ts';
import { lacksTwoFactor } from './lacksTwoFactor.ts';
import type { CurrentUser } from '../../core/currentUser.ts';

type SessionAccount = Pick<
  CurrentUser,
  | 'groupId'
  | 'role'
  | 'permissions'
  | 'initialized'
  | 'profileImageId'
  | 'requiresTwoFactor'
  | 'hasTwoFactor'
  | 'isClosing'
> &
  Partial<Pick<CurrentUser, 'viewingGroupId' | 'viewingCustomerId' | 'viewer' | 'name'>>;

/** The current user and their permissions, as responses carry them. */
export const toInfo = (session: SessionAccount) => ({
  role: session.role,
  permissions: session.permissions,
  profileImageUrl: imageUrl(session.groupId, session.profileImageId),
  viewingGroupId: session.viewingGroupId ?? null,
  viewingCustomerId: session.viewer ? (session.viewingCustomerId ?? null) : null,
  viewingName: session.viewer ? (session.name ?? null) : null,
  ...(session.role === 'OWNER' ? { initialized: session.initialized } : {}),
  ...(session.role === 'OWNER' && session.isClosing ? { isClosing: true } : {}),
  ...(lacksTwoFactor(session) ? { mustSetUpTwoFactor: true } : {}),
});

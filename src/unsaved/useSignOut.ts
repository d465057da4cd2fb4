import { useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'ra-core';
import { accountKey } from '../authProvider/accountKey.ts';
import { meQuery } from '../authProvider/me.ts';
import type { Me } from '../domain/entities/session.ts';
import { draftWriter } from '../drafts/draftWriter.ts';
import { confirmDiscard } from './confirmDiscard.ts';
import { unsavedForms } from './unsavedForms.ts';

/** Signs out. Drafts are deleted by it, so it asks first when there are any. */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout();
  const client = useQueryClient();
  return async () => {
    // A page that has just been opened may not know yet who is signed in.
    const me = await client.ensureQueryData<Me>(meQuery).catch(() => undefined);
    const drafts = me === undefined ? 0 : await draftWriter.count(accountKey(me));
    const count = Math.max(drafts, unsavedForms.isAny() ? 1 : 0);
    if (count > 0 && !(await confirmDiscard({ by: 'signingOut', count }))) return;
    unsavedForms.release();
    await logout();
  };
}

import type { Me } from '../domain/entities/session.ts';
import { pathOf } from '../screens.ts';
import { deviceSetting } from './deviceSetting.ts';

/** The sign-in page of a person: that of their academy where they came that way, everyone's otherwise. */
export const signInPathOf = (me: Pick<Me, 'groupId'> | undefined, query?: Record<string, string>): string =>
  me !== undefined && deviceSetting('academy').read() === me.groupId
    ? pathOf('academyLogin', { groupId: me.groupId }, query)
    : pathOf('login', undefined, query);

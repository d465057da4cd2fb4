import type { Context } from '../core/context.ts';

/** Who sends invitations, and with what: the caller of a call, or a job in the academy's name. */
export interface Inviter extends Pick<Context, 'db' | 'mail' | 'now'> {
  session: Pick<Context['session'], 'groupId' | 'name'>;
  config: Pick<Context['config'], 'publicUrl' | 'roomAppUrl'>;
}

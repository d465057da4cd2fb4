import { sql } from 'drizzle-orm';
import type { ProblemCode } from '../../src/contract/problems.ts';
import { limits } from '../../src/domain/limits.ts';
import type { Context } from '../core/context.ts';
import { customers } from '../database/schema/index.ts';
import type { Account, BulkChange } from './changeMany.ts';
import { resendAvailableAt } from './invitation.ts';
import { signOut } from './signOut.ts';

/** Whether one more account may be active; returns the cap that forbids it. Counts the ones it has let through. */
interface Admission {
  admit: (account: Account) => ProblemCode | null;
  /** The cap by the code that refuses. */
  limits: Partial<Record<ProblemCode, number>>;
}
type About = Pick<BulkChange, 'kind' | 'scope'>;
type SigningOut = Pick<Context, 'db' | 'session' | 'now' | 'events'>;

const registrationStatus = sql`case when authenticated_at is null then 'PENDING' else 'REGISTERED' end`;
const idsOf = (accounts: Account[]) => accounts.map(({ customerId }) => customerId);
const restorableMs = limits.restore.days * 86_400_000;

/** Makes accounts active as far as the cap allows; a reserved deactivation is called off. */
export const activation = (about: About, { admit, limits: caps }: Admission): BulkChange => ({
  ...about,
  limits: caps,
  action: `${about.kind}.activate`,
  refuse(account) {
    if (account.accountStatus === 'DELETED') return 'ALREADY_DELETED';
    if (account.accountStatus === 'INACTIVE') return admit(account);
    return account.deactivateOn === null ? 'ALREADY_ACTIVE' : null;
  },
  change: { accountStatus: 'ACTIVE', deactivateOn: null, registrationStatus },
});

/** Deactivates accounts, now or from the start of a later day on. Inactive people are signed out. */
export const deactivation = (about: About, context: SigningOut, deactivateOn: string | null): BulkChange => ({
  ...about,
  action: `${about.kind}.${deactivateOn === null ? 'deactivate' : 'reserveDeactivation'}`,
  refuse(account) {
    if (account.accountStatus === 'DELETED') return 'ALREADY_DELETED';
    return account.accountStatus === 'INACTIVE' ? 'ALREADY_INACTIVE' : null;
  },
  change:
    deactivateOn === null
      ? { accountStatus: 'INACTIVE', deactivateOn: null, registrationStatus }
      : { deactivateOn, registrationStatus: 'INACTIVE_RESERVATION' },
  after: async accounts => {
    if (deactivateOn === null) await signOut(context, idsOf(accounts));
  },
});

/** Deletes accounts; for 30 days they can be restored. */
export const deletion = (about: About, context: SigningOut): BulkChange => ({
  ...about,
  action: `${about.kind}.delete`,
  refuse: account => (account.accountStatus === 'DELETED' ? 'ALREADY_DELETED' : null),
  change: {
    accountStatus: 'DELETED',
    deletedFrom: sql`account_status`,
    deletedAt: context.now,
    deactivateOn: null,
  },
  after: accounts => signOut(context, idsOf(accounts)),
});

/** Gives deleted accounts the status that they had; an active one needs room under the cap. */
export const restoration = (about: About, now: Date, { admit, limits: caps }: Admission): BulkChange => ({
  ...about,
  limits: caps,
  action: `${about.kind}.restore`,
  refuse(account) {
    if (account.accountStatus !== 'DELETED' || account.deletedAt === null) return 'NOT_DELETED';
    if (now.getTime() - account.deletedAt.getTime() > restorableMs) return 'RESTORE_EXPIRED';
    return account.deletedFrom === 'ACTIVE' ? admit(account) : null;
  },
  change: {
    accountStatus: sql`coalesce(deleted_from, 'INACTIVE')`,
    registrationStatus,
    deletedFrom: null,
    deletedAt: null,
  },
});

/** Sends invitations again, at most one in five minutes to a person (specification, section 9). */
export const reinvitation = (
  about: About,
  now: Date,
  send: (accounts: Account[]) => Promise<void>,
): BulkChange => ({
  ...about,
  action: `${about.kind}.invite`,
  refuse(account) {
    if (account.accountStatus !== 'ACTIVE') return 'ACCOUNT_NOT_ACTIVE';
    if (account.authenticatedAt !== null) return 'ALREADY_REGISTERED';
    return resendAvailableAt(account, now) === null ? null : 'INVITATION_TOO_SOON';
  },
  change: { invitationState: 'QUEUED', invitedAt: now, invitationFailure: null, invitationReminders: 0 },
  after: send,
});

/** Until when a deleted account can be restored; null for one that is not deleted. */
export const restorableUntilSql = sql`(${customers.deletedAt} + ${restorableMs} * interval '1 millisecond')`;

/** Lets accounts through until the limit is reached, and names the cap to all that come after. */
export function admission<C extends ProblemCode>(cap: { limit: number; count: number }, code: C) {
  let room = cap.limit - cap.count;
  return {
    admit: () => (room-- > 0 ? null : code),
    limit: cap.limit,
    limits: { [code]: cap.limit } as Partial<Record<ProblemCode, number>>,
  };
}

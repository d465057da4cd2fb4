import pick from 'lodash/pick.js';
import { mergeFields, type MergeField } from '../../../src/domain/mergeFields.ts';
import type { customers } from '../../database/schema/index.ts';

type Account = typeof customers.$inferSelect;

/** What belongs to an email: who may sign in with it, and how far its invitation has come. */
const signInFields = [
  'email',
  'authenticatedAt',
  'registrationStatus',
  'passwordHash',
  'invitationState',
  'invitedAt',
  'invitationFailure',
  'invitationReminders',
  'twoFactorSecret',
  'twoFactorConfirmedAt',
  'twoFactorStep',
  'recoveryCodeHashes',
  'consentedAt',
  'marketingConsentAt',
  'marketingWithdrawnAt',
  'consents',
] as const satisfies readonly (keyof Account)[];

/** The profile's fields, filled where the remaining account has none; a D-day is a name with its date. */
const profileFields = [
  ['resolution'],
  ['dream'],
  ['goal'],
  ['interestCategories'],
  ['dDayName', 'dDayDate'],
  ['profileImageId'],
] as const;

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
const registrationStatusOf = ({ deactivateOn, authenticatedAt }: Account) =>
  deactivateOn !== null ? 'INACTIVE_RESERVATION' : authenticatedAt === null ? 'PENDING' : 'REGISTERED';

/** Two accounts after a merge: the remaining one with what it takes, and the other one, with which it exchanges sign-ins. */
export function mergedAccounts(survivor: Account, loser: Account, take: readonly MergeField[]) {
  const taken = pick(loser, [
    ...take.filter(field => field !== 'email'),
    // A consent keeps its date and who recorded it.
    ...(take.includes('guardianConsent') ? (['guardianConsentAt', 'guardianConsentBy'] as const) : []),
  ]);
  const filled = profileFields
    .filter(fields => fields.every(field => isEmpty(survivor[field])))
    .map(fields => pick(loser, fields));
  const exchanges = take.includes('email');
  const remaining: Account = Object.assign(
    {},
    survivor,
    taken,
    ...filled,
    exchanges ? pick(loser, signInFields) : {},
  );
  const left: Account = {
    ...loser,
    ...(exchanges ? pick(survivor, signInFields) : {}),
    // The image belongs to the account that shows it.
    profileImageId: remaining.profileImageId === loser.profileImageId ? null : loser.profileImageId,
  };
  return {
    remaining: { ...remaining, registrationStatus: registrationStatusOf(remaining) } satisfies Account,
    left: { ...left, registrationStatus: registrationStatusOf(left) } satisfies Account,
    auditedFields: [...mergeFields, ...profileFields.flat(), 'registrationStatus'] as const,
    exchanges,
  };
}

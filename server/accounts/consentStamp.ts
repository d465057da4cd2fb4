import type { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';

type Account = typeof customers.$inferSelect;

/** The columns that say when a guardian's consent changed and who recorded that; nothing where it stays as it is. */
export const consentStamp = (
  before: Pick<Account, 'guardianConsent'>,
  after: { guardianConsent?: Account['guardianConsent'] | undefined },
  { session, now }: Pick<Context, 'session' | 'now'>,
): Partial<Pick<Account, 'guardianConsentAt' | 'guardianConsentBy'>> =>
  after.guardianConsent === undefined || after.guardianConsent === before.guardianConsent
    ? {}
    : { guardianConsentAt: now, guardianConsentBy: session.customerId };

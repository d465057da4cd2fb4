import type { Contract } from '../../../src/contract/index.ts';
import type { Consents } from '../../../src/domain/entities/consents.ts';
import type { StoredConsent } from '../../../src/domain/legal/storedConsent.ts';
import { legalNames } from '../../../src/domain/legal/legalNames.ts';
import type { Language } from '../../../src/domain/choices.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context, SomeHandlersOf } from '../../core/context.ts';
import { legalVersion } from '../../core/legal/legalVersion.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { ownAccount } from '../session/me.ts';
import { lastConsent, newDocuments } from './newDocuments.ts';

type Account = typeof customers.$inferSelect;
type Agreement = Context<Contract['session']['agree']>;

const answer = (
  { config, session }: Pick<Context, 'config' | 'session'>,
  person: Account,
  language: Language = person.language,
): Consents => {
  const isNew = newDocuments(config, person);
  const iso = (at: Date | null | undefined) => (at ? isoInZone(at, session.timeZone) : null);
  return {
    documents: legalNames.map(document => {
      const kept = lastConsent(person, document);
      return {
        document,
        version: legalVersion(config, document),
        changes: config.content.legal[document]?.texts[language].changes ?? '',
        agreedVersion: kept?.version ?? null,
        agreedAt: iso(kept === undefined ? person.consentedAt : new Date(kept.at)),
        isNew: isNew.includes(document),
      };
    }),
    marketingConsentAt: iso(person.marketingConsentAt),
    marketingWithdrawnAt: iso(person.marketingWithdrawnAt),
  };
};

const readOwn = async (context: Pick<Context, 'db' | 'session'>) =>
  found((await context.db.select().from(customers).where(ownAccount(context)))[0]);

/** Keeps a change of the own account's consents. They are no part of what other forms change, so the version stays. */
async function keep({ db, session }: Pick<Context, 'db' | 'session'>, set: Partial<Account>) {
  const [changed] = await db.update(customers).set(set).where(ownAccount({ session })).returning();
  return found(changed);
}

const target = ({ customerId, name }: Account) => ({ kind: 'customer' as const, id: customerId, name });

export const consentHandlers = {
  async consents(context) {
    return answer(context, await readOwn(context), context.query.language);
  },

  async agree(context: Agreement) {
    const { body, config, now, audit } = context;
    const person = await readOwn(context);
    if (body.documents.some(({ document, version }) => version !== legalVersion(config, document)))
      throw new ProblemError('STALE', { current: answer(context, person) });
    const given = body.documents.filter(
      ({ document, version }) => lastConsent(person, document)?.version !== version,
    );
    if (given.length === 0) return answer(context, person);
    const added: StoredConsent[] = given.map(each => ({ ...each, at: now.toISOString() }));
    await audit({
      action: 'profile.agree',
      target: target(person),
      after: Object.fromEntries(given.map(({ document, version }) => [`${document}Version`, version])),
    });
    return answer(context, await keep(context, { consents: [...person.consents, ...added] }));
  },

  async changeMarketingConsent(context) {
    const { body, now, audit } = context;
    const person = await readOwn(context);
    if (body.consent === (person.marketingConsentAt !== null)) return answer(context, person);
    await audit({
      action: 'profile.marketing',
      target: target(person),
      before: { marketingConsent: !body.consent },
      after: { marketingConsent: body.consent },
    });
    const set = body.consent
      ? { marketingConsentAt: now }
      : { marketingConsentAt: null, marketingWithdrawnAt: now };
    return answer(context, await keep(context, set));
  },
} satisfies SomeHandlersOf<'session'>;

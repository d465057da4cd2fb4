import { flag } from '../../../domain/entities/fields.ts';
import { rules } from '../../../domain/rules.ts';

/** What an owner-to-be agrees to; the last one need not be. */
export const consents = ['ageConsent', 'termsConsent', 'privacyConsent', 'marketingConsent'] as const;
export type Consent = (typeof consents)[number];
export type Consents = Record<Consent, boolean>;

export const isOptional = (consent: Consent) => consent === 'marketingConsent';
export const noConsents = Object.fromEntries(consents.map(consent => [consent, false])) as Consents;
export const consentFields = {
  ageConsent: rules.accepted.required(),
  termsConsent: rules.accepted.required(),
  privacyConsent: rules.accepted.required(),
  marketingConsent: flag,
};

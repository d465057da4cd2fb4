import * as yup from 'yup';
import { limits } from '../limits.ts';
import { flag, id, maybe, shape, text } from './fields.ts';

const { issuer, name, client, domains } = limits.identityProvider;
const line = (max: number) =>
  yup.string().trim().max(max, 'validation.tooLong').required('validation.required');
const domain = yup
  .string()
  .matches(
    /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/,
    'validation.domain',
  )
  .required();

const fields = {
  /** Its address, without query and fragment (OpenID Connect Discovery, section 3); hosts of `OIDC_ALLOWED_HOSTS` may be `http`. */
  issuer: line(issuer.max).matches(/^https?:\/\/[^\s?#@]+$/, 'validation.issuer'),
  clientId: line(client.max),
  /** What the button on the academy's sign-in page calls it. */
  name: line(name.max),
  /** Whether people can sign in with it. */
  isEnabled: flag,
  /** Whether managers sign in with it only. The owner keeps the password. */
  isRequired: flag,
  /** Whether people with a verified email of one of the domains become managers when they first sign in. */
  createsManagers: flag,
  domains: yup.array().of(domain).max(domains.max, 'validation.tooMany').required(),
  /** The role of the academy whose permissions these managers get; without one they have none. */
  roleId: maybe(id),
};

/** An academy's identity provider as its owner sets it. Without a secret the stored one stays. */
export const identityProviderBody = shape({
  ...fields,
  clientSecret: maybe(yup.string().max(client.max, 'validation.tooLong')),
});

/** An academy's identity provider; the secret is never part of it. */
const identityProvider = shape(fields);

export const singleSignOnSettings = shape({
  provider: maybe(identityProvider),
  /** What the provider has to be given as redirect URI. */
  redirectUri: text,
});
export type SingleSignOnSettings = yup.InferType<typeof singleSignOnSettings>;

import * as yup from 'yup';
import { limits } from '../limits.ts';
import { flag, id, listOf, maybe, shape, text } from './fields.ts';

const { name, secret, domains, claim, groups } = limits.identityProvider;
const line = (max: number) =>
  yup.string().trim('validation.required').max(max, 'validation.tooLong').required('validation.required');

/** Whether an address can be an issuer: `https`, without a query, as OpenID Connect Discovery asks; hosts of the server's setting may be `http`. */
const issuer = line(limits.webhook.url.max).matches(/^https?:\/\/[^\s?#]+$/, 'validation.issuer');

const fields = {
  issuer,
  clientId: line(secret.max),
  name: line(name.max),
  /** Whether the academy's managers sign in with it only. The owner keeps the password. */
  isRequired: flag,
  /** Whether people with a verified email of one of the domains become managers when they first sign in. */
  createsManagers: flag,
  domains: yup
    .array()
    .of(yup
      .string()
      .lowercase()
      .matches(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/, 'validation.domain')
      .required())
    .max(domains.max, 'validation.tooMany')
    .required(),
  /** The role of those who are in none of the groups; without one they have no permissions. */
  defaultRoleId: maybe(id),
  groupsClaim: line(claim.max),
  /** The role of each group; those of all groups of a person are added up. Without any, permissions are set by hand. */
  groupRoles: yup.array().of(shape({ value: line(claim.max), roleId: id })).max(groups.max, 'validation.tooMany').required(),
};

/** An academy's identity provider as its owner sets it. Without a secret the stored one stays. */
export const identityProviderBody = shape({
  ...fields,
  clientSecret: maybe(yup.string().max(secret.max, 'validation.tooLong')),
});

/** An academy's identity provider; the secret is never part of it. */
export const identityProvider = shape(fields);

export const singleSignOnSettings = shape({
  provider: maybe(identityProvider),
  /** What the provider has to be given as redirect URI. */
  redirectUri: text,
});
export type SingleSignOnSettings = yup.InferType<typeof singleSignOnSettings>;

/** What a provider says of itself. */
export const discovery = shape({
  /** What is wrong, as the key of a message; null if nothing is. */
  problem: maybe(text),
  authorizationEndpoint: maybe(text),
  scopes: listOf(text),
});

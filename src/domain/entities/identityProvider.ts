import * as yup from 'yup';
import { limits } from '../limits.ts';
import { count, flag, id, maybe, shape, text } from './fields.ts';

const { issuer, name, client, domains, group, groupRoles } = limits.identityProvider;
const line = (max: number) =>
  yup.string().trim().max(max, 'validation.tooLong').required('validation.required');
const domain = yup
  .string()
  .matches(
    /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/,
    'validation.domain',
  )
  .required();

/** People of one group at the provider get a role of the academy. */
const groupRole = shape({ group: line(group.max), roleId: id });
export type GroupRole = yup.InferType<typeof groupRole>;

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
  /** The claim that names a person's groups, such as `groups` or `realm_access.roles`; empty when none is read. */
  groupsClaim: yup.string().trim().max(group.max, 'validation.tooLong').defined(),
  /**
   * The roles that groups give. Where there are any, they decide at each sign-in which permissions a manager has: those of all
   * their groups' roles, or without such a group those of `roleId`.
   */
  groupRoles: yup.array().of(groupRole).max(groupRoles.max, 'validation.tooMany').required(),
};

const clientSecret = maybe(yup.string().max(client.max, 'validation.tooLong'));
/** An academy's identity provider as its owner sets it. Without a secret the stored one stays. */
export const identityProviderBody = shape({ ...fields, clientSecret });

/** What can be tried before it is saved. Without a secret the stored one is tried. */
export const identityProviderTrial = shape({
  issuer: fields.issuer,
  clientId: fields.clientId,
  clientSecret,
});
export const identityProviderTried = shape({
  /** Whether the provider confirmed the secret; some say nothing about it before someone signs in. */
  isSecretConfirmed: flag,
});

/** An academy's identity provider; the secret is never part of it. */
const identityProvider = shape(fields);

export const singleSignOnSettings = shape({
  provider: maybe(identityProvider),
  /** What the provider has to be given as redirect URI. */
  redirectUri: text,
  /** 0 while there is none. */
  version: count,
});
export type SingleSignOnSettings = yup.InferType<typeof singleSignOnSettings>;

import type { BodyOf } from '../../contract/call.ts';
import type { contract } from '../../contract/index.ts';
import type { SingleSignOnSettings } from '../../domain/entities/identityProvider.ts';
import type { ManagerRole } from '../../domain/entities/managerRole.ts';
import type { ConflictFields } from '../../engine/form/standalone/useVersionedSubmit.tsx';

export type SingleSignOnValues = BodyOf<typeof contract.groups.updateSingleSignOn>;

const blank: SingleSignOnValues = {
  issuer: '',
  clientId: '',
  clientSecret: '',
  name: '',
  isEnabled: true,
  isRequired: false,
  createsManagers: false,
  domains: [],
  roleId: null,
  groupsClaim: '',
  groupRoles: [],
};

/** What the form of an academy's identity provider starts with. */
export const singleSignOnValues = ({ provider }: SingleSignOnSettings): SingleSignOnValues => ({
  ...blank,
  ...provider,
});

/** What two people may have set at the same time; roles are called by their names. */
export function singleSignOnConflict(roles: readonly ManagerRole[]): ConflictFields<SingleSignOnValues> {
  const nameOf = (roleId: string | null) => roles.find(role => role.roleId === roleId)?.name ?? '—';
  return {
    i18nPrefix: 'settings.singleSignOn',
    displays: {
      issuer: 'text',
      clientId: 'text',
      name: 'text',
      isEnabled: 'flag',
      isRequired: 'flag',
      createsManagers: 'flag',
      domains: 'text',
      roleId: 'text',
      groupsClaim: 'text',
      groupRoles: 'text',
    },
    toShown: {
      roleId: nameOf,
      groupRoles: given => given.map(({ group, roleId }) => `${group}: ${nameOf(roleId)}`),
    },
  };
}

import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useSession } from '../authProvider/session.ts';
import { contract } from '../contract/index.ts';
import { pageCall } from '../dataProvider/pageCall.ts';
import { useApi } from '../dataProvider/useApi.ts';
import { lackedBy } from '../domain/authority.ts';
import { permissionPresets, presetNames, type PermissionPreset } from '../domain/permissionPresets.ts';
import type { Permission } from '../domain/permissions.ts';

/** The academy's roles. */
export const rolesCall = { ...pageCall(contract.managerRoles.list), staleTime: 60_000 };

/** A set of permissions with a name: a role of the academy, or one that the product proposes. */
export interface PermissionSet {
  /** The role's id, or the preset's name. */
  key: string;
  label: string;
  permissions: readonly Permission[];
  /** Whether it is for observers or for managers; for both where it is left out. */
  observer?: boolean;
  /** The version of a role; presets have none. */
  version?: number;
  /** What the user cannot grant of it. */
  lacked: readonly Permission[];
}

/** The academy's roles, then what the product proposes; undefined until the roles are known. */
export function usePermissionSets(isWanted = true): PermissionSet[] | undefined {
  const translate = useTranslate();
  const { session } = useSession();
  const { call, input, staleTime } = rolesCall;
  const { data } = useApi(call, input, { staleTime, enabled: isWanted });
  return useMemo(() => {
    if (data === undefined) return undefined;
    const lackedOf = (permissions: readonly Permission[]) => (session ? lackedBy(session, permissions) : []);
    const presets = presetNames.map((key): PermissionSet => {
      const { permissions, ...others }: PermissionPreset = permissionPresets[key];
      const lacked = lackedOf(permissions);
      return { key, label: translate(`permissions.presets.${key}`), permissions, ...others, lacked };
    });
    const roles = data.content.map(({ roleId, name, permissions, version }) => ({
      key: roleId,
      label: name,
      permissions,
      version,
      lacked: lackedOf(permissions),
    }));
    return [...roles, ...presets];
  }, [data, session, translate]);
}

import { Box, Button, Chip, IconButton, Tooltip, Typography } from '@mui/material';
import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMayCall } from '../../../authProvider/useMayCall.ts';
import { contract } from '../../../contract/index.ts';
import { isSamePermissions } from '../../../domain/isSamePermissions.ts';
import type { Permission } from '../../../domain/permissions.ts';
import type { PermissionSet } from '../../../hooks/usePermissionSets.ts';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';

interface Props {
  roles: readonly PermissionSet[];
  /** The permissions that are chosen in the editor. */
  permissions: readonly Permission[];
  /** Whether the manager's permissions can be changed. */
  isFixed: boolean;
  onApply: (role: PermissionSet) => void;
}

/** The academy's roles in the permission editor: applied, saved from what is chosen, changed and deleted. */
export function RoleSection({ roles, permissions, isFixed, onApply }: Props) {
  const translate = useTranslate();
  const mayEdit = useMayCall(contract.managerRoles.create);
  const [edited, setEdited] = useState<PermissionSet | 'new' | null>(null);
  const [deleted, setDeleted] = useState<PermissionSet | null>(null);
  return (
    <Box component="section" aria-label={translate('permissions.roles.label')} sx={{ mt: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 550, flex: 1, minWidth: 140 }}>
          {translate('permissions.roles.label')}
        </Typography>
        {mayEdit && (
          <Button size="small" startIcon={<BookmarkPlus size={16} />} onClick={() => setEdited('new')}>
            {translate('permissions.roles.saveAs')}
          </Button>
        )}
      </Box>
      <Typography variant="caption" color="text.secondary" component="p">
        {translate(roles.length === 0 ? 'permissions.roles.none' : 'permissions.roles.text')}
      </Typography>
      {roles.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {roles.map(role => {
            const { key, label, lacked } = role;
            const isHeld = lacked.length === 0;
            const names = lacked.map(each => translate(`permissions.names.${each}`)).join(', ');
            return (
              <Box
                component="li"
                key={key}
                sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.25 }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
                    {label}
                  </Typography>
                  {isSamePermissions(role.permissions, permissions) && (
                    <Chip size="small" label={translate('permissions.roles.equals')} sx={{ ml: 1 }} />
                  )}
                  {!isHeld && (
                    <Typography variant="caption" color="text.secondary" component="p">
                      {translate('permissions.lacked', { names })}
                    </Typography>
                  )}
                </Box>
                {isHeld && (
                  <>
                    <Button
                      size="small"
                      variant="outlined"
                      color="inherit"
                      disabled={isFixed}
                      aria-label={translate('permissions.roles.applyNamed', { name: label })}
                      onClick={() => onApply(role)}
                    >
                      {translate('permissions.roles.apply')}
                    </Button>
                    {mayEdit && (
                      <>
                        <Tooltip title={translate('permissions.roles.editNamed', { name: label })}>
                          <IconButton
                            size="small"
                            aria-label={translate('permissions.roles.editNamed', { name: label })}
                            onClick={() => setEdited(role)}
                          >
                            <Pencil size={16} aria-hidden />
                          </IconButton>
                        </Tooltip>
                        <Tooltip title={translate('permissions.roles.deleteNamed', { name: label })}>
                          <IconButton
                            size="small"
                            aria-label={translate('permissions.roles.deleteNamed', { name: label })}
                            onClick={() => setDeleted(role)}
                          >
                            <Trash2 size={16} aria-hidden />
                          </IconButton>
                        </Tooltip>
                      </>
                    )}
                  </>
                )}
              </Box>
            );
          })}
        </Box>
      )}
      {edited !== null && (
        <RoleDialog
          role={edited === 'new' ? null : edited}
          permissions={permissions}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted !== null && <DeleteRoleDialog role={deleted} onClose={() => setDeleted(null)} />}
    </Box>
  );
}

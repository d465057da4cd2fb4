import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { PermissionSet } from '../../../hooks/usePermissionSets.ts';
import { PermissionHints } from '../PermissionHints.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { isOffered } from './withPermissions.ts';

const disclosure = { px: 2, '& > summary': { py: 1.25, fontWeight: 550 } };

/** What can be chosen as the permissions of new managers, what each contains and lacks, and why others are not offered. */
export function PermissionChoices({ sets }: { sets: readonly PermissionSet[] }) {
  const translate = useTranslate();
  const namesOf = (permissions: PermissionSet['permissions']) =>
    permissions.map(permission => translate(`permissions.names.${permission}`)).join(', ');
  return (
    <Card sx={{ mb: 2 }}>
      <Disclosure summary={translate('permissions.adding.title')} sx={disclosure}>
        <Typography variant="body2" color="text.secondary">
          {translate('permissions.adding.text')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 1, mb: 1.5, display: 'grid', gap: 1.25 }}>
          {sets.filter(isOffered).map(({ key, label, permissions }) => (
            <li key={key}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {label}
              </Typography>
              <Typography variant="caption" color="text.secondary" component="p">
                {namesOf(permissions)}
              </Typography>
              <PermissionHints permissions={permissions} />
            </li>
          ))}
          {sets
            .filter(({ lacked, observer }) => lacked.length > 0 && observer !== true)
            .map(({ key, label, lacked }) => (
              <Box component="li" key={key} sx={{ color: 'text.secondary' }}>
                <Typography variant="body2">{translate('permissions.adding.closed', { label })}</Typography>
                <Typography variant="caption" component="p">
                  {translate('permissions.lacked', { names: namesOf(lacked) })}
                </Typography>
              </Box>
            ))}
        </Box>
      </Disclosure>
    </Card>
  );
}

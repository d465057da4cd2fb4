import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ApiKey } from '../../domain/entities/apiKey.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

interface Props {
  apiKey: ApiKey;
  ofAll: boolean;
  /** Null where it cannot be revoked. */
  onRevoke: (() => void) | null;
}

/** One key: its name, how its secret begins, what it may do, and when it was used last. */
export function KeyRow({ apiKey, ofAll, onRevoke }: Props) {
  const translate = useTranslate();
  const { name, prefix, scopes, state, groupName, createdAt, expiresAt, lastUsedAt, revokedAt } = apiKey;
  const times = [
    ['created', createdAt],
    ['lastUsed', lastUsedAt],
    [revokedAt === null ? 'expires' : 'revokedOn', revokedAt ?? expiresAt],
  ] as const;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <StatusChip kind="apiKeyState" value={state} />
          {ofAll && (
            <Typography variant="body2" color="text.secondary">
              {groupName ?? translate('apiKeys.allAcademies')}
            </Typography>
          )}
        </Box>
        <Typography
          variant="body2"
          component="code"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {prefix}…
        </Typography>
        <Typography variant="body2">
          {scopes.map(scope => translate(`apiKeys.scopes.${scope}.name`)).join(' · ')}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {times.map(([label, time], index) => (
            <span key={label}>
              {index > 0 && ' · '}
              {translate(`apiKeys.${label}`)}{' '}
              {time === null ? translate('apiKeys.never') : <DisplayValue as="dateTime" value={time} />}
            </span>
          ))}
        </Typography>
      </Box>
      {onRevoke !== null && (
        <Button
          size="small"
          color="error"
          variant="outlined"
          onClick={onRevoke}
          aria-label={translate('apiKeys.revokeNamed', { name })}
        >
          {translate('apiKeys.revoke')}
        </Button>
      )}
    </Box>
  );
}

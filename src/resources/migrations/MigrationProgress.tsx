import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Migration } from '../../domain/entities/migration.ts';
import { isUnderWay } from './underWay.ts';

/** How far a migration is that is under way. */
export function MigrationProgress({ migration }: { migration: Migration }) {
  const translate = useTranslate();
  if (!isUnderWay(migration)) return null;
  const { totalCount: total, waitingCount } = migration;
  const done = total - waitingCount;
  return (
    <Box sx={{ mb: 2 }}>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (100 * done) / total}
        aria-label={translate(`statuses.migrationState.${migration.state}`)}
      />
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mt: 0.75 }}>
        {translate('migrations.progress', { done, total })}
      </Typography>
    </Box>
  );
}

import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Migration } from '../../domain/entities/migration.ts';
import { DisplayValue } from '../../engine/displays/DisplayValue.tsx';
import type { DisplayName } from '../../engine/displays/displays.ts';

const facts: Partial<Record<keyof Migration, DisplayName>> = {
  movedCount: 'number',
  refusedCount: 'number',
  returnedCount: 'number',
  createdByName: 'text',
  reason: 'text',
  createdAt: 'dateTime',
  rolledBackByName: 'text',
  rollBackReason: 'text',
  finishedAt: 'dateTime',
};

/** What is known of a migration as a whole. */
export function MigrationFacts({ migration }: { migration: Migration }) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(104px, auto) 1fr',
        columnGap: 2,
        rowGap: 0.75,
        m: 0,
      }}
    >
      {(Object.keys(facts) as (keyof typeof facts)[])
        .filter(key => migration[key] !== null)
        .map(key => (
          <Typography key={key} variant="body2" component="div" sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`resources.migrations.fields.${key}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              <DisplayValue as={facts[key]!} value={migration[key]} />
            </Box>
          </Typography>
        ))}
    </Box>
  );
}

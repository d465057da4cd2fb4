import { Box, Card, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import type { Group } from '../../domain/entities/group.ts';

const facts = ['groupId', 'managerName', 'managerEmail', 'timeZone'] as const satisfies (keyof Group)[];

/** What is fixed after sign-up (specification, section 9). */
export function GroupFacts() {
  const translate = useTranslate();
  const group = useRecordContext<Group & { id: string }>()!;
  return (
    <Card
      component="dl"
      sx={{
        m: 0,
        mb: 2,
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, auto)' },
      }}
    >
      {facts.map(fact => (
        <Box key={fact} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {translate(`settings.info.facts.${fact}`)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
            {group[fact]}
          </Typography>
        </Box>
      ))}
    </Card>
  );
}

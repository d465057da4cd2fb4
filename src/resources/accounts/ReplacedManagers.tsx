import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { AnswerOf } from '../../contract/call.ts';
import type { contract } from '../../contract/index.ts';
import type { ActionPreview } from '../../engine/actions/verdicts.ts';

/** How many students leave which manager. */
export function ReplacedManagers({ verdicts }: { verdicts: ActionPreview }) {
  const translate = useTranslate();
  const { replaced } = verdicts as AnswerOf<typeof contract.managers.assign>;
  if (replaced.length === 0) return null;
  return (
    <div role="status">
      <Typography variant="body2">{translate('group.replace.text')}</Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
        {replaced.map(({ managerId, managerName, customerIds }) => (
          <Typography key={managerId} component="li" variant="body2">
            {translate('group.replace.leaves', { smart_count: customerIds.length, name: managerName })}
          </Typography>
        ))}
      </Box>
    </div>
  );
}

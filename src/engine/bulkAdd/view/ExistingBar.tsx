import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Decision } from '../definition.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { useDecide } from '../rows/useDecide.ts';

/** How many rows are about records that exist, and what becomes of all of them at once. */
export function ExistingBar() {
  const translate = useTranslate();
  const { verdicts } = useRowsState();
  const decide = useDecide();
  const { existing, updated, restored, skipped, states } = verdicts;
  const isDeleted = ({ id }: { id: number }) => {
    const state = states.get(id);
    return state !== undefined && 'existing' in state && state.existing?.isDeleted === true;
  };
  const deletedCount = [...existing, ...skipped].filter(isDeleted).length + restored.length;
  const count = existing.length + updated.length + restored.length + skipped.length;
  const button = (action: Decision) => (
    <Button size="small" variant="outlined" color="inherit" onClick={() => decide(action)}>
      {translate(`grid.existing.all.${action}`)}
    </Button>
  );
  return (
    <Box
      role="group"
      aria-label={translate('grid.existing.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'sunken',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 280px' }}>
        {translate('grid.existing.found', count)}{' '}
        {existing.length > 0 && translate('grid.existing.undecided', existing.length)}
      </Typography>
      {count > deletedCount && button('update')}
      {deletedCount > 0 && button('restore')}
      {button('skip')}
    </Box>
  );
}

import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { pathOf } from '../../../screens.ts';
import { SubmitButton } from '../SubmitButton.tsx';

/** On with what was entered, or without it. */
export function SetupButtons({ next, isBusy }: { next: string; isBusy: boolean }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 1 }}>
      <Button component={Link} to={pathOf('setup', undefined, { step: next })} color="inherit" size="large">
        {translate('door.setup.skip')}
      </Button>
      <SubmitButton label="door.next" busyLabel="app.saving" isBusy={isBusy} />
    </Box>
  );
}

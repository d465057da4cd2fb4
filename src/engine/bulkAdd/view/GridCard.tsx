import { Box, Card } from '@mui/material';
import { ListedGridKeys } from '../range/ListedGridKeys.tsx';
import { useUndoKeys } from '../range/useUndoKeys.ts';
import { ExistingBar } from './ExistingBar.tsx';
import { Grid } from './Grid.tsx';
import { GridToolbar } from './GridToolbar.tsx';
import { RangeStatus } from './RangeStatus.tsx';
import { SendBar } from './SendBar.tsx';

/** The grid with its toolbar above and the sending below. */
export function GridCard() {
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column' }} onKeyDown={useUndoKeys()}>
      <GridToolbar />
      <ExistingBar />
      <Box
        sx={{
          display: 'grid',
          gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
          height: { xs: 'max(320px, calc(100dvh - 460px))', sm: 'max(320px, calc(100dvh - 340px))' },
        }}
      >
        <Grid />
      </Box>
      <ListedGridKeys />
      <RangeStatus />
      <SendBar />
    </Card>
  );
}

import { Box, Card } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { ListedGridKeys } from '../range/ListedGridKeys.tsx';
import { useUndoKeys } from '../range/useUndoKeys.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { GridInAnyBrowser } from './GridInAnyBrowser.tsx';
import { GridToolbar } from './GridToolbar.tsx';
import { RangeStatus } from './RangeStatus.tsx';
import { SendBar } from './SendBar.tsx';

const ExistingBar = lazyPart(() => import('./ExistingBar.tsx'), 'ExistingBar');

/** The grid with its toolbar above and the sending below. */
export function GridCard() {
  const { existing, updated, restored, skipped } = useRowsState().verdicts;
  useEffect(() => ExistingBar.preload(), []);
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', overflow: 'clip' }} onKeyDown={useUndoKeys()}>
      <GridToolbar />
      {[existing, updated, restored, skipped].some(({ length }) => length > 0) && (
        <Suspense fallback={null}>
          <ExistingBar />
        </Suspense>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
          // What is said above takes its room from the rows, so that the sending stays in sight.
          height: {
            xs: 'max(220px, calc(100dvh - 430px - var(--above-grid, 0px)))',
            sm: 'max(260px, calc(100dvh - 340px - var(--above-grid, 0px)))',
          },
        }}
      >
        <GridInAnyBrowser />
      </Box>
      <ListedGridKeys />
      <RangeStatus />
      <SendBar />
    </Card>
  );
}

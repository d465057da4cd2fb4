import { Box, Button } from '@mui/material';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { listPath } from '../../hooks/listPath.ts';
import { pathOf, pathOfRecord, type ScreenName } from '../../screens.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import type { Cap, GridDefinition, GridDraft } from './definition.ts';
import { FileProvider, useFileState } from './file/FileState.ts';
import { useUpload } from './send/useUpload.ts';
import { RangeProvider } from './range/RangeState.ts';
import { RowsProvider } from './rows/RowsState.ts';
import { readStoredRows, type FormerDraft } from './rows/storedRows.ts';
import { rowJobs } from './send/rowJobs.ts';
import { SendingProvider, useSendingState } from './send/SendingState.ts';
import { useSheets } from './sheet/useSheets.ts';
import { DropZone } from './view/DropZone.tsx';
import { FileDialog } from './view/FileDialog.tsx';
import { FilePicker } from './view/FilePicker.tsx';
import { GridCard } from './view/GridCard.tsx';
import { useHeight } from './view/useHeight.ts';

const Notices = lazyPart(() => import('./view/Notices.tsx'), 'Notices');

interface Props {
  definition: GridDefinition;
  screen: ScreenName;
  /** Which of the screen's grids it is, as its address and the filters of the list say it. */
  of?: Readonly<Record<string, string>>;
  /** Where those are who have been added. */
  listScreen: ScreenName;
  /** The history of what was sent from here, where there is one. */
  historyScreen?: ScreenName;
  /** How many more there may be; undefined until it is known. */
  caps: readonly Cap[] | undefined;
  /** What helps to fill in the rows, above them. */
  help?: ReactNode;
}

/** Adds many at once: typed, pasted or uploaded; each row is validated before anything is sent, and has a result after. */
export function AddScreen(props: Props) {
  const { definition, caps, ...screens } = props;
  const { screen, of } = screens;
  const place = ['rows', screen, ...Object.values(of ?? {})].join('/');
  const { stored } = useDraft<GridDraft | FormerDraft>(place);
  // The grid begins with the rows that were stored, so these are read first.
  const [draft, setDraft] = useState<Awaited<ReturnType<typeof readStoredRows>>>();
  // Rows whose sending goes on, or ended while another screen was shown, are as they were left.
  const [sent] = useState(() => rowJobs.rowsOf(screen));
  useEffect(() => {
    if (stored === undefined) return;
    let isCurrent = true;
    void readStoredRows(stored).then(read => isCurrent && setDraft(before => before ?? read));
    return () => {
      isCurrent = false;
    };
  }, [stored]);
  if (draft === undefined) return <PageSkeleton />;
  return (
    <RowsProvider definition={definition} caps={caps} stored={draft.rows} sent={sent}>
      <FileProvider place={place} storedHeaders={draft.unknownHeaders}>
        <SendingProvider screen={screen} path={pathOf(screen, undefined, of)} place={place}>
          <Page {...screens} />
        </SendingProvider>
      </FileProvider>
    </RowsProvider>
  );
}

function Page({ screen, of, listScreen, historyScreen, help }: Omit<Props, 'definition' | 'caps'>) {
  const translate = useTranslate();
  const { imports } = useFileState();
  const { saveTemplate } = useSheets();
  const upload = useUpload();
  const { outcome } = useSendingState();
  const { ref: above, height } = useHeight();
  return (
    <>
      <PageHeader
        screen={screen}
        caption={translate('grid.hint')}
        actions={
          <>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<FileSpreadsheet aria-hidden />}
              onClick={() => void saveTemplate()}
            >
              {translate('grid.template')}
            </Button>
            <FilePicker disabled={imports.isReading} onPick={upload} />
          </>
        }
      />
      <Box ref={above} sx={{ display: 'flow-root' }}>
        <Suspense fallback={null}>
          <Notices
            link={
              <>
                {historyScreen && outcome?.batchId && (
                  <Button
                    component={Link}
                    to={pathOfRecord(historyScreen, outcome.batchId)}
                    size="small"
                    color="inherit"
                  >
                    {translate('grid.details')}
                  </Button>
                )}
                <Button component={Link} to={listPath(listScreen, of)} size="small" color="inherit">
                  {translate('grid.showAdded')}
                </Button>
              </>
            }
          />
        </Suspense>
        {help}
      </Box>
      <Box sx={{ '--above-grid': `${height}px` }}>
        <DropZone onDrop={upload}>
          <RangeProvider>
            <GridCard />
          </RangeProvider>
        </DropZone>
      </Box>
      <FileDialog />
    </>
  );
}

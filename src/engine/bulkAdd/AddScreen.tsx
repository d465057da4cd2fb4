import { Alert, Box, Button, Card } from '@mui/material';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState, type ReactNode } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { Link } from 'react-router';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { pathOf, type ScreenName } from '../../screens.ts';
import { useDraft } from '../drafts/useDraft.ts';
import type { Cap, GridDefinition, GridDraft } from './definition.ts';
import { useAddScreen } from './useAddScreen.ts';
import { DropZone } from './view/DropZone.tsx';
import { ExistingBar } from './view/ExistingBar.tsx';
import { FilePicker } from './view/FilePicker.tsx';
import { Grid } from './view/Grid.tsx';
import { GridToolbar } from './view/GridToolbar.tsx';
import { ImportDialog } from './view/ImportDialog.tsx';
import { Notices } from './view/Notices.tsx';
import { SendBar } from './view/SendBar.tsx';

interface Props {
  definition: GridDefinition;
  screen: ScreenName;
  /** Where those are who have been added. */
  listScreen: ScreenName;
  /** How many more there may be; undefined until it is known. */
  caps: readonly Cap[] | undefined;
  /** What helps to fill in the rows, above them. */
  help?: ReactNode;
}

/** What was stored before drafts had more than cells. */
type FormerDraft = readonly GridDraft['rows'][number]['cells'][];

const asDraft = (stored: GridDraft | FormerDraft | null): GridDraft =>
  stored !== null && 'rows' in stored
    ? stored
    : { rows: (stored ?? []).map(cells => ({ cells })), unknownHeaders: [] };

/** Adds many at once: typed, pasted or uploaded; each row is validated before anything is sent, and has a result after. */
export function AddScreen(props: Props) {
  const place = `rows/${props.screen}`;
  const { stored } = useDraft<GridDraft | FormerDraft>(place);
  // The grid begins with the rows that were stored, so these are read first.
  const [draft, setDraft] = useState<GridDraft>();
  if (draft === undefined && stored !== undefined) setDraft(asDraft(stored));
  return draft === undefined ? <PageSkeleton /> : <Screen {...props} draft={{ place, ...draft }} />;
}

function Screen({
  definition,
  screen,
  listScreen,
  caps,
  help,
  draft,
}: Props & { draft: GridDraft & { place: string } }) {
  const translate = useTranslate();
  const gridRef = useRef<DataGridHandle | null>(null);
  const add = useAddScreen(definition, draft, caps, gridRef);
  const { rows, verdicts, sheets, imports } = add;
  const existingCount =
    verdicts.existing.length + verdicts.updated.length + verdicts.restored.length + verdicts.skipped.length;
  const outcomeLink = (
    <Button component={Link} to={pathOf(listScreen)} size="small" color="inherit">
      {translate('grid.showAdded')}
    </Button>
  );
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
              onClick={() => void sheets.saveTemplate()}
            >
              {translate('grid.template')}
            </Button>
            <FilePicker disabled={imports.isReading} onPick={file => void add.upload(file)} />
          </>
        }
      />
      <Notices add={add} link={outcomeLink} />
      {help}
      <DropZone onDrop={file => void add.upload(file)}>
        <Card sx={{ display: 'flex', flexDirection: 'column' }} onKeyDown={add.onKeyDown}>
          <GridToolbar
            rows={rows}
            selectedCount={add.selected.size}
            badCount={verdicts.bad.length}
            existingCount={existingCount}
            filter={add.filter}
            onRemove={add.removeSelected}
            onFilter={add.setFilter}
            onNextBad={add.toNextBad}
            onDownloadBad={() => void add.saveBad()}
          />
          {existingCount > 0 && <ExistingBar verdicts={verdicts} onDecide={action => add.decide(action)} />}
          <Box
            sx={{
              display: 'grid',
              gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
              height: { xs: 'max(320px, calc(100dvh - 460px))', sm: 'max(320px, calc(100dvh - 340px))' },
            }}
          >
            <Grid
              ref={gridRef}
              label={translate('grid.label')}
              fields={add.fields}
              rows={add.shown}
              states={verdicts.states}
              texts={add.texts}
              numberOf={add.numberOf}
              selected={add.selected}
              onSelect={add.select}
              onChange={rows.replace}
              onDecide={add.decide}
              onPaste={add.paste}
              onActive={add.setActiveId}
            />
          </Box>
          <SendBar
            sendLabel={translate(`${definition.words}.add`)}
            verdicts={verdicts}
            caps={caps}
            isSending={add.isSending}
            failure={add.failure}
            activeLine={add.activeLine}
            onSend={invite => void add.send(invite)}
          />
        </Card>
      </DropZone>
      {imports.file !== null && imports.isOpen && (
        <ImportDialog
          file={imports.file}
          fields={add.fields}
          onChoose={choices => void imports.choose(choices)}
          onConfirm={() => void imports.confirm()}
          onClose={() => imports.close(add.hasUploaded)}
        />
      )}
      {imports.isReading && (
        <Alert severity="info" role="status" sx={{ mt: 2 }}>
          {translate('grid.reading')}
        </Alert>
      )}
    </>
  );
}

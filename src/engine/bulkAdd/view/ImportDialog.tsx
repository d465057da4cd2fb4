import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { FieldPlan } from '../cells/plan.ts';
import type { Choices } from '../mapping/Overview.ts';
import type { ImportedFile } from '../file/useImport.ts';
import { ChangeLists } from './ChangeLists.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';
import { HiddenRows } from './HiddenRows.tsx';
import { SheetChoices } from './SheetChoices.tsx';

interface Props {
  file: ImportedFile;
  fields: readonly FieldPlan[];
  onChoose: (choices: Choices) => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows how a file is going to be read, and has that confirmed or changed before anything is put into the grid. */
export function ImportDialog({ file, fields, onChoose, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const { overview, choices } = file;
  const { sheets, missing, problem, rowCount } = overview;
  const change = (changed: Partial<Choices>) => onChoose({ ...choices, ...changed });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{translate('grid.import.title')}</DialogTitle>
      {/* By their contents, or a part that scrolls by itself has no height on a small screen. */}
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start', gridAutoRows: 'max-content' }}>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('grid.import.hint', { name: file.name })}
        </Typography>
        {sheets.length > 1 && (
          <SheetChoices overview={overview} fields={fields} choices={choices} onChange={change} />
        )}
        {overview.hiddenCount > 0 && (
          <HiddenRows
            count={overview.hiddenCount}
            withHidden={choices.withHidden}
            onChange={withHidden => change({ withHidden })}
          />
        )}
        <ColumnChoices overview={overview} choices={choices} fields={fields} onChoose={onChoose} />
        {missing.length > 0 && rowCount > 0 && (
          <Alert severity="warning" role="status">
            {translate('grid.import.missing', { names: missing.join(', ') })}
          </Alert>
        )}
        <ChangeLists
          overview={overview}
          fields={fields}
          followed={choices.followed}
          onFollow={followed => change({ followed })}
        />
        {problem !== null && (
          <Alert severity="error" role="alert">
            {translate(`grid.refused.${problem}`)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Box role="status" sx={{ flex: 1, pl: 1, display: { xs: 'none', sm: 'block' } }}>
          <Typography variant="body2" color="text.secondary">
            {problem === null && translate('grid.import.summary', rowCount)}
          </Typography>
        </Box>
        <Button color="inherit" onClick={onClose}>
          {translate('app.cancel')}
        </Button>
        <Button variant="contained" autoFocus disabled={problem !== null} onClick={onConfirm}>
          {translate('grid.import.confirm', rowCount)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

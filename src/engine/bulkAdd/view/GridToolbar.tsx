import { Box, Button, Checkbox, FormControlLabel, IconButton, Tooltip } from '@mui/material';
import { ArrowDownToLine, FileDown, Plus, Redo2, Trash2, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { keysOf } from '../range/gridShortcuts.ts';
import { useNextBad } from '../range/useNextBad.ts';
import { useRangeState } from '../range/RangeState.ts';
import { useRowsState } from '../rows/RowsState.ts';
import { useSheets } from '../sheet/useSheets.ts';
import { RowsMenuButton } from './RowsMenuButton.tsx';

/** What can be done to the rows as a whole. */
export function GridToolbar() {
  const { rows, shown, fields, verdicts, selected, removeSelected, filter, setFilter } = useRowsState();
  const { gridRef, activeRow } = useRangeState();
  const toNextBad = useNextBad(gridRef, {
    rows: shown,
    fields,
    states: verdicts.states,
    activeId: activeRow?.id,
  });
  const { saveBad } = useSheets();
  const { existing, updated, restored, skipped } = verdicts;
  const badCount = verdicts.bad.length;
  const existingCount = existing.length + updated.length + restored.length + skipped.length;
  const translate = useTranslate();
  const { past, future } = rows.history;
  return (
    <Box
      role="toolbar"
      aria-label={translate('grid.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, px: 1, py: 0.75 }}
    >
      <Icon
        icon={Undo2}
        label="grid.undo"
        keys={keysOf('undo')}
        isOff={past.length === 0}
        onClick={rows.undo}
      />
      <Icon
        icon={Redo2}
        label="grid.redo"
        keys={keysOf('redo')}
        isOff={future.length === 0}
        onClick={rows.redo}
      />
      <Button color="inherit" size="small" startIcon={<Plus aria-hidden />} onClick={rows.addRow}>
        {translate('grid.addRow')}
      </Button>
      <RowsMenuButton />
      {selected.size > 0 && (
        <Button color="error" size="small" startIcon={<Trash2 aria-hidden />} onClick={removeSelected}>
          {translate('grid.removeRows', selected.size)}
        </Button>
      )}
      {(existingCount > 0 || filter === 'existing') && (
        <FormControlLabel
          control={
            <Checkbox
              checked={filter === 'existing'}
              onChange={(_, checked) => setFilter(checked ? 'existing' : null)}
            />
          }
          label={translate('grid.existing.only')}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ ml: { sm: 'auto' }, mr: 1 }}
        />
      )}
      {(badCount > 0 || filter === 'bad') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, ml: { sm: 'auto' } }}>
          <FormControlLabel
            control={
              <Checkbox
                checked={filter === 'bad'}
                onChange={(_, checked) => setFilter(checked ? 'bad' : null)}
              />
            }
            label={translate('grid.onlyBad')}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ mr: 1 }}
          />
          <Button
            color="inherit"
            size="small"
            disabled={badCount === 0}
            startIcon={<ArrowDownToLine aria-hidden />}
            onClick={toNextBad}
          >
            {translate('grid.nextBad')}
          </Button>
          <Icon
            icon={FileDown}
            label="grid.downloadBad"
            isOff={badCount === 0}
            onClick={() => void saveBad()}
          />
        </Box>
      )}
    </Box>
  );
}

interface PictureProps {
  icon: LucideIcon;
  label: string;
  /** The keys that do the same. */
  keys?: string;
  isOff: boolean;
  onClick: () => void;
}

function Icon({ icon: Icon, label, keys, isOff, onClick }: PictureProps) {
  const translate = useTranslate();
  return (
    // Above, so that it does not cover the table’s own check boxes.
    <Tooltip title={keys === undefined ? translate(label) : `${translate(label)} (${keys})`} placement="top">
      <span>
        <IconButton aria-label={translate(label)} disabled={isOff} onClick={onClick}>
          <Icon size={17} aria-hidden />
        </IconButton>
      </span>
    </Tooltip>
  );
}

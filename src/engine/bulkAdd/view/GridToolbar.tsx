import { Box, Button, Checkbox, FormControlLabel, IconButton, Tooltip } from '@mui/material';
import { ArrowDownToLine, FileDown, Plus, Redo2, Trash2, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { RowFilter } from './useShownRows.ts';
import type { GridRows } from '../rows/useGridRows.ts';

interface Props {
  rows: GridRows;
  selectedCount: number;
  badCount: number;
  /** How many rows have records that exist and differ. */
  existingCount: number;
  filter: RowFilter;
  onRemove: () => void;
  onFilter: (filter: RowFilter) => void;
  onNextBad: () => void;
  onDownloadBad: () => void;
}

/** What can be done to the rows as a whole. */
export function GridToolbar(props: Props) {
  const {
    rows,
    selectedCount,
    badCount,
    existingCount,
    filter,
    onRemove,
    onFilter,
    onNextBad,
    onDownloadBad,
  } = props;
  const translate = useTranslate();
  const { past, future } = rows.history;
  return (
    <Box
      role="toolbar"
      aria-label={translate('grid.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, px: 1, py: 0.75 }}
    >
      <Icon icon={Undo2} label="grid.undo" keys="Ctrl+Z" isOff={past.length === 0} onClick={rows.undo} />
      <Icon
        icon={Redo2}
        label="grid.redo"
        keys="Ctrl+Shift+Z"
        isOff={future.length === 0}
        onClick={rows.redo}
      />
      <Button color="inherit" size="small" startIcon={<Plus aria-hidden />} onClick={rows.addRow}>
        {translate('grid.addRow')}
      </Button>
      {selectedCount > 0 && (
        <Button color="error" size="small" startIcon={<Trash2 aria-hidden />} onClick={onRemove}>
          {translate('grid.removeRows', selectedCount)}
        </Button>
      )}
      {(existingCount > 0 || filter === 'existing') && (
        <FormControlLabel
          control={
            <Checkbox
              checked={filter === 'existing'}
              onChange={(_, checked) => onFilter(checked ? 'existing' : null)}
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
                onChange={(_, checked) => onFilter(checked ? 'bad' : null)}
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
            onClick={onNextBad}
          >
            {translate('grid.nextBad')}
          </Button>
          <Icon icon={FileDown} label="grid.downloadBad" isOff={badCount === 0} onClick={onDownloadBad} />
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
    <Tooltip title={keys === undefined ? translate(label) : `${translate(label)} (${keys})`}>
      <span>
        <IconButton aria-label={translate(label)} disabled={isOff} onClick={onClick}>
          <Icon size={17} aria-hidden />
        </IconButton>
      </span>
    </Tooltip>
  );
}

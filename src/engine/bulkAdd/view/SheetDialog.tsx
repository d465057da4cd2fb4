import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { chosenRows, firstChoice, type SheetChoice } from '../sheet/chosenRows.ts';
import type { FoundSheet } from '../sheet/plan.ts';
import type { Upload } from '../sheet/useSheets.ts';

interface Props {
  upload: Upload;
  onChoose: (choice: SheetChoice) => void;
  onClose: () => void;
}

/** Asks which sheets of a file are read, and whether its hidden rows are, before anything is put into the grid. */
export function SheetDialog({ upload: { sheets, unused }, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [choice, setChoice] = useState(() => firstChoice(sheets));
  const count = chosenRows(sheets, choice).length;
  const hiddenOf = ({ rows }: FoundSheet) => rows.filter(({ isHidden }) => isHidden).length;
  const hiddenCount = sheets
    .filter(({ name }) => choice.sheets.has(name))
    .reduce((sum, sheet) => sum + hiddenOf(sheet), 0);
  const describe = (sheet: FoundSheet) =>
    [
      translate('grid.sheets.rows', sheet.rows.length),
      hiddenOf(sheet) > 0 && translate('grid.sheets.hiddenCount', hiddenOf(sheet)),
      sheet.isHidden && translate('grid.sheets.hiddenSheet'),
    ]
      .filter(Boolean)
      .join(', ');
  const toggle = (name: string, isChosen: boolean) => {
    const next = new Set(choice.sheets);
    if (isChosen) next.add(name);
    else next.delete(name);
    setChoice({ ...choice, sheets: next });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('grid.sheets.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <FormGroup role="group" aria-label={translate('grid.sheets.label')}>
          {sheets.map(sheet => (
            <FormControlLabel
              key={sheet.name}
              control={
                <Checkbox
                  checked={choice.sheets.has(sheet.name)}
                  onChange={(_, isChosen) => toggle(sheet.name, isChosen)}
                />
              }
              label={
                <>
                  <Box component="span" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                    {sheet.name}
                  </Box>{' '}
                  <Typography component="span" variant="body2" color="text.secondary">
                    {describe(sheet)}
                  </Typography>
                </>
              }
            />
          ))}
        </FormGroup>
        {hiddenCount > 0 && (
          <Alert severity="info" icon={false}>
            <Typography variant="body2">
              {translate(choice.withHidden ? 'grid.sheets.hiddenIn' : 'grid.sheets.hiddenOut', hiddenCount)}
            </Typography>
            <FormControlLabel
              control={
                <Checkbox
                  checked={choice.withHidden}
                  onChange={(_, withHidden) => setChoice({ ...choice, withHidden })}
                />
              }
              label={translate('grid.sheets.withHidden')}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          </Alert>
        )}
        {unused.map(({ name, why, names }) => (
          <Typography key={name} variant="body2" color="text.secondary">
            {translate('grid.sheets.unused', {
              name,
              reason: translate(`grid.refused.${why}`, { names: names.join(', ') }),
            })}
          </Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.cancel')}
        </Button>
        <Button variant="contained" disabled={count === 0} onClick={() => onChoose(choice)}>
          {translate('grid.sheets.confirm', count)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { Box, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FieldPlan } from '../cells/plan.ts';
import type { Choices, Overview, SheetView } from '../mapping/Overview.ts';

interface Props {
  overview: Overview;
  fields: readonly FieldPlan[];
  choices: Choices;
  onChange: (changed: Partial<Choices>) => void;
}

/** Asks which sheets of a file are read, and whether their names go into the remarks. */
export function SheetChoices({ overview: { sheets, remarks }, fields, choices, onChange }: Props) {
  const translate = useTranslate();
  const describe = ({ rowCount, hiddenCount, isHidden, isTooLong }: SheetView) =>
    [
      isTooLong ? translate('grid.sheets.tooLong') : translate('grid.sheets.rows', rowCount),
      hiddenCount > 0 && translate('grid.sheets.hiddenCount', hiddenCount),
      isHidden && translate('grid.sheets.hiddenSheet'),
    ]
      .filter(Boolean)
      .join(', ');
  const choose = (name: string, isChosen: boolean) =>
    onChange({ sheets: { ...choices.sheets, [name]: { ...choices.sheets[name], isChosen } } });
  const hasSeveral = sheets.filter(({ isChosen }) => isChosen).length > 1;
  return (
    <FormGroup
      role="group"
      aria-label={translate('grid.sheets.label')}
      // What scrolls cuts off what is moved out on its left.
      sx={{ maxHeight: 240, overflowY: 'auto', flexWrap: 'nowrap', ml: -1.5, pl: 1.5 }}
    >
      <Typography variant="h6" component="h3" sx={{ mb: 0.5 }}>
        {translate('grid.sheets.title')}
      </Typography>
      {sheets.map(sheet => (
        <FormControlLabel
          key={sheet.name}
          disabled={sheet.lineCount === 0 || sheet.isTooLong}
          control={
            <Checkbox
              checked={sheet.isChosen && sheet.lineCount > 0}
              onChange={(_, isChosen) => choose(sheet.name, isChosen)}
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
      {remarks !== null && hasSeveral && (
        <FormControlLabel
          sx={{ mt: 0.5 }}
          control={
            <Checkbox
              checked={choices.withSheetName}
              onChange={(_, withSheetName) => onChange({ withSheetName })}
            />
          }
          label={translate('grid.sheets.withName', {
            field: fields.find(({ source }) => source === remarks)?.label,
          })}
        />
      )}
    </FormGroup>
  );
}

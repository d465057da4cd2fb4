import { Alert, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

interface Props {
  count: number;
  withHidden: boolean;
  onChange: (withHidden: boolean) => void;
}

/** Asks whether the hidden rows of the chosen sheets are read. */
export function HiddenRows({ count, withHidden, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Alert severity="info" icon={false}>
      <Typography variant="body2">
        {translate(withHidden ? 'grid.sheets.hiddenIn' : 'grid.sheets.hiddenOut', count)}
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={withHidden} onChange={(_, checked) => onChange(checked)} />}
        label={translate('grid.sheets.withHidden')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </Alert>
  );
}

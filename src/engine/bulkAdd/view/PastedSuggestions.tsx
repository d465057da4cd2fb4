import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRowsState } from '../rows/RowsState.ts';
import { ChangeText } from './ChangeText.tsx';

/** Likely corrections of pasted rows, each made for all of them at once. */
export function PastedSuggestions() {
  const translate = useTranslate();
  const { suggestions, follow, forgetSuggestion, fields } = useRowsState();
  return suggestions.map(suggestion => (
    <Alert
      key={suggestion.key}
      severity="warning"
      role="status"
      closeText={translate('app.close')}
      onClose={() => forgetSuggestion(suggestion)}
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ChangeText change={suggestion} words="suggestions" fields={fields} />
        <Button size="small" color="inherit" variant="outlined" onClick={() => follow(suggestion)}>
          {translate('grid.import.correctAll', suggestion.count)}
        </Button>
      </Box>
    </Alert>
  ));
}

import { Box, Button, Typography } from '@mui/material';
import { useInput, useTranslate } from 'ra-core';
import { Labelled } from '../../engine/form/Labelled.tsx';
import { brand } from '../../runtime.ts';

/** The colour of buttons and links; without one, the product's own. */
export function AccentColorInput({ source }: { source: string }) {
  const translate = useTranslate();
  const {
    id,
    field: { ref, value: given, onChange, onBlur },
    fieldState,
  } = useInput({ source });
  // The form has an empty text where the record has none.
  const value = (given as string | null) || null;
  return (
    <Labelled source={source} error={fieldState.error?.message}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box
          component="input"
          type="color"
          id={id}
          ref={ref}
          aria-label={translate('resources.groups.fields.accentColor')}
          value={value ?? brand().color}
          onChange={event => onChange(event.target.value)}
          onBlur={onBlur}
          sx={{
            width: 44,
            height: 40,
            p: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'transparent',
            cursor: 'pointer',
          }}
        />
        <Typography variant="body2" color="text.secondary">
          {value ?? translate('settings.info.ownColor')}
        </Typography>
        {value !== null && (
          <Button size="small" color="inherit" onClick={() => onChange(null)}>
            {translate('settings.info.resetColor')}
          </Button>
        )}
      </Box>
    </Labelled>
  );
}

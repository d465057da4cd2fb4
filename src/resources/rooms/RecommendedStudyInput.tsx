import { Box, FormControlLabel, InputAdornment, Switch, TextField } from '@mui/material';
import { useInput, useTranslate } from 'ra-core';
import type { RoomDetails } from '../../domain/entities/room.ts';
import { Labelled } from '../../engine/form/Labelled.tsx';

type Value = RoomDetails['detailInfo']['recommendedStudy'];

/** Whether a room counts as recommended study, and how much. */
export function RecommendedStudyInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source });
  const { used = false, weight = 0 } = (field.value ?? {}) as Partial<Value>;
  const change = (changes: Partial<Value>) => field.onChange({ used, weight, ...changes });
  return (
    <Labelled source={source} error={fieldState.error?.message}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <FormControlLabel
          control={<Switch checked={used} onChange={event => change({ used: event.target.checked })} />}
          label={translate('rooms.form.use')}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ gap: 1, m: 0 }}
        />
        <TextField
          type="number"
          disabled={!used}
          value={weight}
          onChange={event => change({ weight: Math.max(0, Math.floor(Number(event.target.value)) || 0) })}
          slotProps={{
            htmlInput: { min: 0, 'aria-label': translate('rooms.form.weight') },
            input: {
              startAdornment: (
                <InputAdornment position="start">{translate('rooms.form.weight')}</InputAdornment>
              ),
            },
          }}
          sx={{ width: 140 }}
        />
      </Box>
    </Labelled>
  );
}

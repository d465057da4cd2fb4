import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useInput, useTranslate } from 'ra-core';
import { statusesOf } from '../../domain/statuses.ts';
import { Labelled } from '../../engine/form/Labelled.tsx';

/** ON or OFF. */
export function OnOffInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source });
  return (
    <Labelled source={source} error={fieldState.error?.message}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={field.value}
        onChange={(_, value: string | null) => value && field.onChange(value)}
      >
        {statusesOf('deviceState').map(state => (
          <ToggleButton key={state} value={state} sx={{ px: 2.5, minHeight: 36 }}>
            {translate(`statuses.deviceState.${state}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Labelled>
  );
}

import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { useInput, useTranslate } from 'ra-core';
import { hostPermissions, type HostPermission } from '../../domain/choices.ts';
import { Labelled } from '../../engine/form/Labelled.tsx';

/** What a room's host may do, each by itself. */
export function HostPermissionsInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source });
  const chosen = (field.value ?? []) as HostPermission[];
  // Always in the order of the table, so that putting one back is no change.
  const toggle = (each: HostPermission) =>
    field.onChange(
      hostPermissions.filter(other => (other === each ? !chosen.includes(each) : chosen.includes(other))),
    );
  return (
    <Labelled source={source} error={fieldState.error?.message}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {hostPermissions.map(each => (
          <FormControlLabel
            key={each}
            control={<Checkbox checked={chosen.includes(each)} onChange={() => toggle(each)} />}
            label={translate(`choices.hostPermission.${each}`)}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </Box>
    </Labelled>
  );
}

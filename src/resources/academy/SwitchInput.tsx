import { Box, Switch, Typography } from '@mui/material';
import { FieldTitle, useInput, useResourceContext, useTranslate } from 'ra-core';
import { useIsDependencyOff } from './useIsDependencyOff.ts';

/** A feature that is on or off, with what that means. */
export function SwitchInput({ source }: { source: string }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const isIdle = useIsDependencyOff(source);
  const { id, field } = useInput({ source });
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        opacity: isIdle ? 0.55 : 1,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 550, fontSize: '0.875rem' }}>
          <FieldTitle source={source} resource={resource} />
        </Typography>
        <Typography variant="body2" color="text.secondary" id={`${id}-help`}>
          {translate(`settings.features.help.${source}`)}
        </Typography>
      </Box>
      <Switch
        id={id}
        checked={Boolean(field.value)}
        disabled={isIdle}
        onChange={(_, checked) => field.onChange(checked)}
        onBlur={field.onBlur}
        slotProps={{ input: { role: 'switch', 'aria-describedby': `${id}-help`, ref: field.ref } }}
      />
    </Box>
  );
}
